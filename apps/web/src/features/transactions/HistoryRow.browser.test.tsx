import type { TransactionSummary } from '@countersign/protocol/wire'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createEntry } from '../../../test/testEntry.ts'
import { bob } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import type { EntryProof } from '../../domain/transfers/EntryProof.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { HistoryRow } from './HistoryRow.tsx'

const t = createCatalogue('transaction')
const tHistory = createCatalogue('history')

const hash = `0x${'ab'.repeat(32)}`
const { summary } = createEntry(5, `multisig_${testSafe.address}_${hash}`)
const setup = (overrides: Partial<TransactionSummary>) =>
  renderWithServices(
    <HistoryRow
      chain={testSafe.chain}
      params={testSafe.params}
      summary={{ ...summary, txStatus: 'SUCCESS', ...overrides }}
    />,
    { prepare: ({ names }) => names.update(() => ({ [bob]: 'Allowance' })) },
  )

test('default: an executed one opens to be verified, and says no more than that', async () => {
  const screen = await setup({})
  const link = screen.getByRole('link')
  await expect.element(link).toHaveAttribute('href', `/31337/${testSafe.address}/tx/${hash}`)
  await expect.element(link).toHaveTextContent(new RegExp(`^${t('rejected')}.*#5$`))
  expect(screen.getByText(t('status.SUCCESS'), { exact: true }).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: what the chain says of it stands beside it, and in its place', async () => {
  const render = (proof: EntryProof) =>
    renderWithServices(
      <HistoryRow
        chain={testSafe.chain}
        params={testSafe.params}
        proof={proof}
        summary={{ ...summary, txStatus: 'SUCCESS' }}
        warnings={<b>Odd</b>}
      />,
    )
  const at = Date.UTC(2024, 2, 3, 12)
  const confirmed = await render({ block: 9n, faults: [], isSuccess: true, state: 'confirmed', timestamp: at })
  await expect.element(confirmed.getByRole('button', { name: /Read from the chain at block 9/ })).toBeVisible()
  await expect.element(confirmed.getByRole('time')).toHaveAttribute('datetime', new Date(at).toISOString())
  await expect.element(confirmed.getByText('Odd')).toBeVisible()
  await expectAccessible(confirmed.container)
  await confirmed.unmount()
  const differs = await render({
    block: 9n,
    faults: [tHistory('reportedSuccess')],
    isSuccess: false,
    nonce: 8n,
    state: 'differs',
  })
  await expect.element(differs.getByText(tHistory('differs'))).toBeVisible()
  await expect.element(differs.getByText(t('status.FAILED'), { exact: true })).toBeVisible()
  await expect.element(differs.getByText(tHistory('reportedSuccess'))).toBeVisible()
  await expect.element(differs.getByText(t('nonce', { nonce: '8' }))).toBeVisible()
  await expectAccessible(differs.container)
  await differs.unmount()
  const invented = await render({ faults: [tHistory('hashMissing')], state: 'false' })
  await expect.element(invented.getByText(tHistory('isFalse'))).toBeVisible()
  await expectAccessible(invented.container)
})

test('behavior: one that failed says so', async () => {
  const screen = await setup({ txStatus: 'FAILED' })
  await expect.element(screen.getByText(t('status.FAILED'))).toBeVisible()
})

test('behavior: a module’s has no page of its own, and names the module', async () => {
  const screen = await setup({
    executionInfo: { address: { logoUri: null, name: 'Claimed name', value: bob }, type: 'MODULE' },
    id: `module_${testSafe.address}_1`,
  })
  await expect.element(screen.getByText(t('byModule', { module: 'Allowance' }))).toBeVisible()
  expect(screen.getByRole('link').elements()).toEqual([])
})

test('behavior: a transfer from a look-alike is marked', async () => {
  const account = (value: `0x${string}`) => ({ logoUri: null, name: null, value })
  const screen = await setup({
    txInfo: {
      direction: 'INCOMING',
      humanDescription: null,
      recipient: account(testSafe.address),
      sender: account(bob),
      transferInfo: {
        decimals: 6,
        imitation: true,
        logoUri: null,
        tokenAddress: bob,
        tokenName: 'USD Coin',
        tokenSymbol: 'USDC',
        trusted: null,
        type: 'ERC20',
        value: '1000000',
      },
      type: 'Transfer',
    },
  })
  await expect.element(screen.getByText(t('imitation'))).toBeVisible()
  await expectAccessible(screen.container)
})

const account = (value: `0x${string}`) => ({ logoUri: null, name: null, value })
const receive = (transferInfo: Extract<TransactionSummary['txInfo'], { type: 'Transfer' }>['transferInfo']) => ({
  direction: 'INCOMING' as const,
  humanDescription: null,
  recipient: account(testSafe.address),
  sender: account(bob),
  transferInfo,
  type: 'Transfer' as const,
})
const named = { logoUri: null, tokenAddress: bob, tokenName: 'USD Coin', tokenSymbol: 'USDC', trusted: null } as const
const proven = { block: 9n, faults: [], isSuccess: true, state: 'confirmed' } as const

test.each([
  [
    'tokens',
    receive({ ...named, decimals: 6, imitation: false, type: 'ERC20', value: '7000000' }),
    /Received 7,000,000 \?/,
  ],
  ['a collectible', receive({ ...named, tokenId: '7', type: 'ERC721' }), /0x7099.* #7/],
])('error: the service’s name for %s is not shown as proven where the contract has none', async (_, txInfo, text) => {
  const screen = await renderWithServices(
    <HistoryRow
      chain={testSafe.chain}
      params={testSafe.params}
      proof={{ ...proven, txInfo }}
      summary={{ ...summary, txInfo, txStatus: 'SUCCESS' }}
    />,
    { answerNode: (method) => (method === 'eth_call' ? '0x' : undefined) },
  )
  await expect.element(screen.getByText(text)).toBeVisible()
  expect(screen.container.textContent).not.toContain('USD')
})

test('error: the service’s name for a function without a bundled ABI is marked as its claim', async () => {
  const render = (methodName: string | null) => {
    const txInfo = {
      ...{ dataSize: '4', humanDescription: null, isCancellation: false, value: '0' },
      ...{ methodName: null, to: account(bob), type: 'Custom' as const },
    }
    return renderWithServices(
      <HistoryRow
        chain={testSafe.chain}
        params={testSafe.params}
        proof={{ ...proven, txInfo }}
        summary={{ ...summary, txInfo: { ...txInfo, methodName }, txStatus: 'SUCCESS' }}
      />,
    )
  }
  const claimed = await render('claimRewards')
  await expect.element(claimed.getByText('claimRewards')).toBeVisible()
  const marks = claimed.getByRole('button').elements().length
  await claimed.unmount()
  const unnamed = await render(null)
  await expect.poll(() => unnamed.getByRole('button').elements().length).toBe(marks - 1)
})
