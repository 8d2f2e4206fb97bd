import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens, safeContracts } from '@countersign/devchain/demo-world'
import { encodeMultiSend } from '@countersign/protocol/decode'
import { EstimationSchema, GasPriceOracleSchema } from '@countersign/protocol/wire'
import { concat, encodeFunctionData, erc20Abi, formatGwei, pad, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoApi } from '../../../test/createDemoApi.ts'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { createChainClient } from '../../lib/createChainClient.ts'
import { runOnNode } from '../chain-registry/runOnNode.ts'

const [alice, bob] = demoAccounts
const { legacy, operations, subsidiary, treasury } = demoSafes
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

/** Bytes that only a contract could accept. */
function message() {
  const signature = concat([
    pad(alice.address, { size: 32 }),
    pad('0x41', { size: 32 }),
    '0x00',
    pad('0x01', { size: 32 }),
    '0x11',
  ])
  return { message: 'hello', signature }
}

const estimations = (safe: string) => `/v2/chains/31337/safes/${safe}/multisig-transactions/estimations`
const pay = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, args: [bob.address, amount], functionName: 'transfer' })

test('default: nonces and gas', async () => {
  const { api } = await createDemoApi(chain)
  const body = { data: pay(1n), operation: 0, to: demoTokens.usdc.address, value: '0' }
  const answer = await api.post(estimations(treasury.address), body)
  const estimation = EstimationSchema.parse(answer.body)
  const nonces = await api.get(`/v1/chains/31337/safes/${treasury.address}/nonces`)
  expect(estimation).toMatchObject(nonces.body ?? {})
  expect(Number(estimation.safeTxGas)).toBeGreaterThan(20_000)
  expect(Number(estimation.safeTxGas)).toBeLessThan(100_000)
})

test('behavior: Safes of every version, and delegatecalls', async () => {
  const { api } = await createDemoApi(chain)
  for (const { address } of [legacy, operations, subsidiary]) {
    const { body } = await api.post(estimations(address), { data: null, operation: 0, to: bob.address, value: '0' })
    expect(Number(EstimationSchema.parse(body).safeTxGas)).toBeGreaterThan(0)
  }
  const batch = encodeMultiSend([
    { data: pay(1n), operation: 0, to: demoTokens.usdc.address, value: 0n },
    { data: pay(2n), operation: 0, to: demoTokens.usdc.address, value: 0n },
  ])
  const data = encodeFunctionData({ abi: parseAbi(['function multiSend(bytes transactions)']), args: [batch] })
  const to = safeContracts['1.4.1'].multiSendCallOnly
  const { body } = await api.post(estimations(treasury.address), { data, operation: 1, to, value: '0' })
  expect(Number(EstimationSchema.parse(body).safeTxGas)).toBeGreaterThan(40_000)
})

test('error: a call that would fail', async () => {
  const { api } = await createDemoApi(chain)
  const body = { data: pay(10n ** 30n), operation: 0, to: demoTokens.usdc.address, value: '0' }
  expect(await api.post(estimations(treasury.address), body)).toMatchObject({
    body: { code: 'EXECUTION_REVERTS' },
    status: 422,
  })
  expect(await api.post(estimations(alice.address), body)).toMatchObject({
    body: { code: 'SAFE_NOT_FOUND' },
    status: 404,
  })
  expect(await api.post(estimations(treasury.address), { ...body, value: 1 })).toMatchObject({ status: 422 })
})

test('default: the price of gas', async () => {
  const { api, world } = await createDemoApi(chain)
  const { result, status } = GasPriceOracleSchema.parse((await api.get('/v1/chains/31337/gas-price')).body)
  expect(status).toBe('1')
  expect(BigInt(result.LastBlock)).toBe(await world.client.getBlockNumber())
  const { baseFeePerGas } = await world.client.getFeeHistory({ blockCount: 1, rewardPercentiles: [] })
  expect(result.suggestBaseFee).toBe(formatGwei(baseFeePerGas.at(-1) ?? 0n))
  expect(Number(result.FastGasPrice)).toBeGreaterThanOrEqual(Number(result.SafeGasPrice))
})

test('behavior: the gas price is read once for all requests within a second', async () => {
  const { world } = await createDemoApi(chain)
  const methods: string[] = []
  const onCall = ({ method }: { method: string }) => void methods.push(method)
  const client = createChainClient(world.config, { onCall, timeout: 120_000 })
  const api = await createTestApi({ ...world, client })
  const started = performance.now()
  await Promise.all(Array.from({ length: 50 }, () => api.get('/v1/chains/31337/gas-price')))
  // A busy machine needs more than a second for them.
  const seconds = Math.ceil((performance.now() - started) / 1_000)
  expect(methods.filter((method) => method === 'eth_feeHistory').length).toBeLessThanOrEqual(Math.min(seconds, 25))
})

/** What runs untrusted code, and its answer if it has its turn. */
const untrusted = [
  ['an estimate', estimations(treasury.address), { data: null, operation: 0, to: bob.address, value: '0' }, 200],
  ['a Safe of other code', `/v1/chains/31337/safes/${demoTokens.usdc.address}/messages`, message(), 404],
  ['a contract’s signature', `/v1/chains/31337/safes/${treasury.address}/messages`, message(), 422],
] as const

// `npm test` has time for the first.
test.each(process.env.LONG_TESTS ? untrusted : untrusted.slice(0, 1))(
  'behavior: %s is served by the node beside an address with many',
  async (_, path, body, status) => {
    const { api, world } = await createDemoApi(chain, { limits: { proxyHops: 1 } })
    let isDone = false
    // More than the slots of one address, taken again at once.
    const others = Array.from({ length: 70 }, async () => {
      while (!isDone)
        await runOnNode({ chainId: 31337, client: world.client }, () => sleep(30)).catch(() => nextRound())
    })
    await sleep(50)
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.5' }
    const answer = await api.request(path, { body: JSON.stringify(body), headers, method: 'POST' })
    isDone = true
    expect(answer.status).toBe(status)
    await Promise.all(others)
  },
)
