import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens, safeContracts } from '@countersign/devchain/demo-world'
import { encodeMultiSend } from '@countersign/protocol/decode'
import { EstimationSchema, GasPriceOracleSchema } from '@countersign/protocol/wire'
import { encodeFunctionData, erc20Abi, formatGwei, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoApi } from '../../../test/createDemoApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'

const [alice, bob] = demoAccounts
const { legacy, operations, subsidiary, treasury } = demoSafes
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

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
