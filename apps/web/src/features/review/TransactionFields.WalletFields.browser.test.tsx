import { verifyOwn } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, testReport } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { WalletFields } from './TransactionFields.tsx'

const t = createCatalogue('review')

test('default: the whole address of the Safe, then the fields in the order of the contract', async () => {
  const { transaction } = testReport([])
  if (!transaction) throw new Error('The report has a transaction.')
  const screen = await renderWithServices(
    <WalletFields chainId={31337} safe={alice} transaction={verifyOwn(transaction.value)} />,
  )
  await screen.getByText(t('data'), { exact: true }).click()
  const section = screen.getByRole('region', { name: t('data') })
  await expect.element(section.getByText(t('dataHint'))).toBeVisible()
  const labels = section.getByRole('term').elements()
  expect(labels.map(({ textContent }) => textContent)).toEqual([
    'chainId',
    t('fields.verifyingContract'),
    'to',
    'value',
    'data',
    'operation',
    'safeTxGas',
    'baseGas',
    'gasPrice',
    'gasToken',
    'refundReceiver',
    'nonce',
  ])
  expect(section.getByRole('definition').elements()[1]?.textContent).toBe(alice)
  await expectAccessible(screen.container)
})

test('behavior: in the column of the page an address stands on one line', async () => {
  const { transaction } = testReport([])
  if (!transaction) throw new Error('The report has a transaction.')
  const screen = await renderWithServices(
    <div style={{ inlineSize: 720 }}>
      <WalletFields chainId={31337} safe={alice} transaction={verifyOwn(transaction.value)} />
    </div>,
  )
  await screen.getByText(t('data'), { exact: true }).click()
  await expect.element(screen.getByText(t('dataHint'))).toBeVisible()
  const [number, , account] = screen.getByRole('definition').elements()
  expect(account?.textContent).toMatch(/^0x/)
  expect(account?.clientHeight).toBeLessThan(1.5 * (number?.clientHeight ?? 0))
})
