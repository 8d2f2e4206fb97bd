import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { alice, bob } from '../../domain/transactions/testReport.ts'
import { historyText as words } from '../../lib/messages/history.ts'
import { OmittedNotice } from './HistoryProof.tsx'

const transactionHash = `0x${'cd'.repeat(32)}` as const
const safeTxHash = `0x${'ab'.repeat(32)}` as const
const execution = {
  blockNumber: 1_200n,
  isSuccess: false,
  kind: 'multisig',
  module: undefined,
  safeTxHash,
  transactionHash,
} as const

test('default: each thing with its way to the chain’s own word', async () => {
  const screen = await renderWithServices(
    <OmittedNotice
      gaps={[4n, 2n]}
      omissions={[
        { execution, kind: 'multisig' },
        { execution: { ...execution, kind: 'module', module: bob, safeTxHash: undefined }, kind: 'module' },
        {
          kind: 'transfer',
          transactionHash: `0x${'ef'.repeat(32)}`,
          transfers: [
            {
              blockNumber: 7n,
              from: alice,
              logIndex: 0,
              to: testSafe.address,
              token: undefined,
              transactionHash,
              type: 'NATIVE_COIN',
              value: 1n,
            },
          ],
        },
      ]}
      params={testSafe.params}
    />,
    { prepare: ({ names }) => names.update(() => ({ [alice]: 'Ada' })) },
  )
  await expect.element(screen.getByText(words.gapText('nonces 4, 2'))).toBeVisible()
  const items = screen.getByRole('listitem')
  await expect.element(items.nth(0)).toHaveTextContent(`${words.omittedMultisig}, failed, in block 1,200.`)
  await expect.element(items.nth(2)).toHaveTextContent(`${words.omittedTransfer} from Ada to`)
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    `/31337/${testSafe.address}/tx/${safeTxHash}`,
    `/explorer/31337/tx/${transactionHash}`,
    `/explorer/31337/tx/0x${'ef'.repeat(32)}`,
  ])
  await expectAccessible(screen.container)
})

test('behavior: where nothing is missing nothing is said', async () => {
  const screen = await renderWithServices(<OmittedNotice gaps={[]} omissions={[]} params={testSafe.params} />)
  expect(screen.container.textContent).toBe('')
})
