import { verifyOwn } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, dave } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { RawData } from './TransactionFields.tsx'

const t = createCatalogue('review')

const transaction = {
  baseGas: 22n,
  data: `0x${'ab'.repeat(300)}`,
  gasPrice: 33n,
  gasToken: zeroAddress,
  nonce: 5n,
  operation: 1,
  refundReceiver: zeroAddress,
  safeTxGas: 11n,
  to: dave,
  value: 10n ** 18n,
} as const

test('default: folded away, and then everything as it was hashed', async () => {
  const screen = await renderWithServices(<RawData chainId={31337} safe={alice} transaction={verifyOwn(transaction)} />)
  await expect.element(screen.getByText(t('raw'), { exact: true })).toBeVisible()
  expect(screen.getByText(transaction.data).elements()).toEqual([])
  await screen.getByText(t('raw'), { exact: true }).click()
  await expect.element(screen.getByText(transaction.data)).toBeVisible()
  const labels = screen.getByRole('term').elements()
  const values = screen.getByRole('definition').elements()
  const shown = labels.map((label, index) => [label.textContent, values[index]?.textContent])
  expect(Object.fromEntries(shown)).toEqual({
    baseGas: '22',
    chainId: '31337',
    data: transaction.data,
    gasPrice: '33',
    gasToken: zeroAddress,
    nonce: '5',
    operation: t('delegatecall'),
    refundReceiver: zeroAddress,
    safeTxGas: '11',
    to: dave,
    value: '1000000000000000000',
    [t('fields.verifyingContract')]: alice,
  })
  await expectAccessible(screen.container)
})

test('behavior: copied as JSON with every digit', async () => {
  const screen = await renderWithServices(<RawData chainId={31337} safe={alice} transaction={verifyOwn(transaction)} />)
  await screen.getByText(t('raw'), { exact: true }).click()
  await screen.getByRole('button', { name: `Copy ${t('raw')}` }).click()
  await expect
    .poll(async () => JSON.parse(await navigator.clipboard.readText()))
    .toMatchObject({ nonce: '5', operation: 1, to: dave, value: '1000000000000000000' })
})
