import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { borrowDevchain, createTestClient, executeAsSafe } from '@countersign/devchain/testing'
import { verifyOwn } from '@countersign/protocol/verify'
import { type Address, encodeFunctionData, erc20Abi, type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { testReport } from '../../../test/testReport.ts'
import { getLargeStorage } from '../../lib/openLargeStorage.ts'
import { createTransaction } from '../transaction-builder/createTransaction.ts'
import type { Report } from '../transactions/Report.ts'
import { runSimulation, simulateQueue } from './runSimulation.ts'

const [, , , dave, , frank] = demoAccounts
const { address } = demoSafes.grants
let chain: Awaited<ReturnType<typeof borrowDevchain>>
let client: ReturnType<typeof createTestClient>
beforeAll(async () => {
  chain = await borrowDevchain({ demoWorld: true })
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

/** The app's services with the embedded chain as node. */
const setup = (refused: readonly string[] = []) =>
  createTestServices({
    answerNode: (method, params) => {
      if (refused.includes(method)) throw Object.assign(new Error('not offered'), { code: -32_601 })
      return Reflect.apply(client.request, client, [{ method, params }])
    },
  })

function toReport(
  to: Address,
  { data = '0x', nonce = 0n, value = 0n }: { data?: Hex; nonce?: bigint; value?: bigint },
): Report {
  return testReport([], {
    id: { address, chainId, safeTxHash: `0x${nonce.toString(16).padStart(64, '0')}` },
    transaction: verifyOwn(createTransaction({ data, to, value }, nonce)),
  })
}

test('default: what is reviewed is tried on the node, and another outcome at the next look is called out', async () => {
  const id = await client.snapshot()
  const services = setup()
  const report = toReport(dave.address, { value: parseEther('5') })
  const first = await runSimulation(services, report, undefined)
  expect(first).toMatchObject({ changed: undefined, simulation: { coin: -parseEther('5'), outcome: 'success' } })
  await executeAsSafe({ client, safe: address, transaction: { to: frank.address, value: parseEther('4') } })
  const second = await runSimulation(services, report, first)
  expect(second).toMatchObject({
    changed: { kind: 'outcome', earlier: { lines: [{ text: '− 5 ETH' }], outcome: 'success' } },
    simulation: { outcome: 'failure' },
  })
  // While the page is open.
  expect((await runSimulation(services, report, second)).changed).toBe(second.changed)
  expect((await runSimulation(services, report, undefined)).changed).toBeUndefined()
  // Cached data must not use the quota of signatures.
  const key = 'countersign.looks.v1'
  expect([services.storage.getItem(key), (await getLargeStorage(services)).getItem(key)]).toEqual([
    null,
    expect.stringContaining('failure'),
  ])
  await client.revert({ id })
})

test('default: tokens that move are called what their contracts call them, and targets are looked at', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, args: [dave.address, 7n], functionName: 'transfer' })
  const { simulation, targets, tokens } = await runSimulation(
    setup(),
    toReport(demoTokens.usdc.address, { data }),
    undefined,
  )
  expect(simulation.tokens).toEqual([{ change: -7n, token: demoTokens.usdc.address }])
  expect(tokens.get(demoTokens.usdc.address.toLowerCase())).toMatchObject({ decimals: 6, symbol: 'USDC' })
  expect(targets).toMatchObject([{ code: 'TARGET_DIRECT', id: 'T33' }])
})

test('behavior: a node without tracing shows less, and what it does not show is named', async () => {
  const { simulation } = await runSimulation(
    setup(['debug_traceCall']),
    toReport(dave.address, { value: 1n }),
    undefined,
  )
  expect(simulation).toMatchObject({ coin: -1n, outcome: 'success', ways: ['eth_call'] })
  expect(simulation.notSeen).toEqual(['tokens', 'pieces', 'allowances', 'storage', 'calls', 'gas'])
})

test('default: a queue in the order of its nonces, gaps passed over', async () => {
  const reports = [
    toReport(dave.address, { nonce: 3n, value: parseEther('4') }),
    toReport(dave.address, { nonce: 0n, value: parseEther('5') }),
    toReport(dave.address, { nonce: 1n, value: parseEther('2') }),
  ]
  const { isCut, steps } = await simulateQueue(setup(), { address, chainId }, reports)
  expect(isCut).toBe(false)
  expect(steps.map(({ isAfterGap, simulation: { outcome } }) => [outcome, isAfterGap])).toEqual([
    ['success', false],
    ['success', false],
    // 8 are there, 7 are spent by then.
    ['failure', true],
  ])
})

test('error: a node that does not answer has tried nothing', async () => {
  const services = setup(['eth_getBlockByNumber'])
  await expect(runSimulation(services, toReport(dave.address, {}), undefined)).rejects.toThrow('did not respond')
})
