import type { SimulatedCall } from '@countersign/protocol/simulate'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { alice, bob, carol, dave, safe } from '../../../test/testReport.ts'
import { testNative, testSimulation } from '../../../test/testSimulation.ts'
import type { TokenFacts } from '../../domain/transactions/readToken.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { SimulationView, type SimulationViewProps } from './SimulationView.tsx'

const t = createCatalogue('simulation')

const tokens = new Map<string, TokenFacts>([
  [carol.toLowerCase(), { address: carol, decimals: 6, symbol: 'USDC', type: 'ERC20' }],
])

async function setup(overrides: Parameters<typeof testSimulation>[0] = {}, props: Partial<SimulationViewProps> = {}) {
  const screen = await renderUi(
    <main>
      <SimulationView native={testNative} simulation={testSimulation(overrides)} tokens={tokens} {...props} />
    </main>,
  )
  return screen.getByRole('region', { name: t('title') })
}

test('default: what comes and goes, at which block, by which methods', async () => {
  const section = await setup({
    allowances: [{ after: 7_000_000n, before: 0n, kind: 'amount', spender: dave, token: carol }],
    coin: -8n * 10n ** 17n,
    settings: [
      { after: [alice, bob], before: [alice], setting: 'owners' },
      { after: ['2'], before: ['1'], setting: 'threshold' },
    ],
    tokens: [{ change: 5_000_000n, token: carol }],
  })
  await expect.element(section.getByText(t('success'))).toBeVisible()
  await expect.element(section.getByText(t('simulatedAt', { block: 1_234n }))).toBeVisible()
  for (const text of ['− 0.8 ETH', '+ 5 USDC', t('allowance', { amount: '7 USDC' })])
    await expect.element(section.getByText(text)).toBeVisible()
  await expect.element(section.getByRole('row', { name: t('settings.threshold') })).toHaveTextContent('1→2')
  await section.getByText(createCatalogue('common')('details'), { exact: true }).click()
  await expect.element(section.getByText(t('methods', { methods: 'eth_call, debug_traceCall' }))).toBeVisible()
  expect(section.getByText(t('uncheckedTitle')).elements()).toEqual([])
  await expectAccessible(section.element())
})

test('behavior: what was not seen is listed, and never called nothing', async () => {
  const section = await setup({ notSeen: ['tokens', 'calls'] })
  await expect.element(section.getByText(t('nothingFound'))).toBeVisible()
  expect(section.getByText(t('nothing')).elements()).toEqual([])
  await expect.element(section.getByText(t('unchecked.tokens'))).toBeVisible()
  await expect.element(section.getByText(t('unchecked.calls'))).toBeVisible()
  await expectAccessible(section.element())
})

test('behavior: an unknown fee is among the details', async () => {
  const section = await setup({ coin: -1n, notSeen: ['gas'] })
  await expect.element(section.getByText(t('unchecked.gas'))).not.toBeVisible()
  await section.getByText(createCatalogue('common')('details'), { exact: true }).click()
  await expect.element(section.getByText(t('unchecked.gas'))).toBeVisible()
})

test('behavior: a response of the node that was not used is reported', async () => {
  const message = { id: 'simulation.discarded.block', text: 'it is for another block' }
  const section = await setup({ discarded: [{ message, method: 'eth_simulateV1' }] })
  await expect.element(section.getByText(message.text)).toBeVisible()
})

test('behavior: only where everything was seen does nothing change', async () => {
  const section = await setup()
  await expect.element(section.getByText(t('nothing'))).toBeVisible()
})

test('behavior: a failure has its reason, as text', async () => {
  const section = await setup({ outcome: 'failure', reason: '<b>too late</b>' })
  await expect.element(section.getByText(t('failureBecause', { reason: '<b>too late</b>' }))).toBeVisible()
  expect(section.element().querySelector('b')).toBe(null)
})

test('behavior: where nobody could try it, that is said', async () => {
  const section = await setup({ notSeen: ['all'], outcome: 'unknown', ways: [] })
  await expect.element(section.getByText(t('unknown'), { exact: true })).toBeVisible()
  await expect.element(section.getByText(t('unknownText'))).toBeVisible()
})

test('behavior: another outcome than at the last look is called out, with what it was', async () => {
  const earlier = {
    block: '1,000',
    lines: [{ key: 'coin out', text: '− 3 ETH' }],
    notSeen: [],
    outcome: 'failure' as const,
  }
  const section = await setup({ coin: -1n * 10n ** 18n }, { changed: { kind: 'outcome', earlier } })
  const title = t('changedOutcome', {
    before: 'failure',
    block: '1,000',
    now: 'success',
  })
  await expect.element(section.getByText(title)).toBeVisible()
  await expect.element(section.getByText('− 3 ETH')).toBeVisible()
})

test('behavior: what waits before it may change it', async () => {
  const section = await setup({}, { waitsFor: 4n })
  await expect.element(section.getByText(t('waitsForNonce', { nonce: String(4n) }))).toBeVisible()
})

test('behavior: the calls are one click away', async () => {
  const call: SimulatedCall = {
    depth: 0,
    from: safe,
    hasFailed: false,
    selector: '0xa9059cbb',
    to: dave,
    type: 'CALL',
    value: 10n ** 18n,
  }
  const section = await setup({
    calls: [call, { ...call, depth: 9, hasFailed: true, to: undefined, type: 'CREATE' }],
  })
  await section.getByText(t('calls', { count: 2 })).click()
  await expect.element(section.getByText('1 ETH').first()).toBeVisible()
  await expect.element(section.getByText(t('newContract'))).toBeVisible()
  await expect.element(section.getByText(t('callFails'))).toBeVisible()
  await expectAccessible(section.element())
})
