import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens, safeContracts } from '@countersign/devchain/demo-world'
import { encodeMultiSend } from '@countersign/protocol/decode'
import { TransactionPreviewSchema } from '@countersign/protocol/wire'
import { type AbiFunction, encodeFunctionData, erc20Abi, parseAbi, parseAbiItem } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApiOptions } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup } from '../../../test/setup.ts'

const [, bob] = demoAccounts
const { treasury } = demoSafes
const { usdc } = demoTokens
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

async function createApi(options: TestApiOptions = {}) {
  const world = await setup(chain)
  await world.indexer.runToHead()
  return createTestApi(world, options)
}

const transfer = encodeFunctionData({ abi: erc20Abi, args: [bob.address, 5n], functionName: 'transfer' })
const decoded = {
  accuracy: 'FULL_MATCH',
  method: 'transfer',
  parameters: [
    { name: 'to', type: 'address', value: bob.address },
    { name: 'value', type: 'uint256', value: '5' },
  ],
}
const stake: AbiFunction = parseAbiItem('function stake(uint256 amount, (address to, bool now)[] shares)')
const staking = encodeFunctionData({
  abi: [stake],
  args: [7n, [{ now: true, to: bob.address }]],
  functionName: 'stake',
})
const decoder = '/v1/chains/31337/data-decoder'

test('default: data of bundled functions, with and without a target', async () => {
  const api = await createApi()
  for (const body of [{ data: transfer }, { data: transfer, operation: 0, to: usdc.address }])
    expect(await api.post(decoder, body)).toEqual({ body: decoded, status: 200 })
  const path = `/v1/chains/31337/safes/${treasury.address}/views/transaction-confirmation`
  expect(await api.post(path, { data: transfer, operation: 0, to: usdc.address, value: '0' })).toEqual({
    body: { type: 'GENERIC', ...decoded },
    status: 200,
  })
})

test('behavior: a batch shows its calls, each by the ABI of its own target', async () => {
  const contracts = [{ abi: [stake], address: bob.address, name: 'Staking' }]
  const api = await createApi({ contracts })
  const data = encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions)']),
    args: [
      encodeMultiSend([
        { data: staking, operation: 0, to: bob.address, value: 0n },
        { data: staking, operation: 0, to: usdc.address, value: 0n },
      ]),
    ],
  })
  const { body } = await api.post(decoder, { data, to: safeContracts['1.4.1'].multiSendCallOnly })
  expect(body).toMatchObject({
    method: 'multiSend',
    parameters: [{ valueDecoded: [{ dataDecoded: { method: 'stake' } }, { dataDecoded: null }] }],
  })
})

test('parameters: ABIs of the operator explain their contract, or as guesses any', async () => {
  const unknown = await createApi()
  expect(await unknown.post(decoder, { data: staking, to: usdc.address })).toMatchObject({
    body: { code: 'UNDECODABLE_DATA', statusCode: 404 },
    status: 404,
  })
  const named = await createApi({ contracts: [{ abi: [stake], address: usdc.address, chainId: 31337 }] })
  expect((await named.post(decoder, { data: staking, to: usdc.address })).body).toMatchObject({
    accuracy: 'FULL_MATCH',
    method: 'stake',
    parameters: [{ value: '7' }, { value: [[bob.address, 'true']] }],
  })
  expect(await named.post(decoder, { data: staking, to: bob.address })).toMatchObject({ status: 404 })
  const guessed = await createApi({ contracts: [{ abi: [stake] }] })
  expect((await guessed.post(decoder, { data: staking, to: bob.address })).body).toMatchObject({
    accuracy: 'ONLY_FUNCTION_MATCH',
    method: 'stake',
  })
})

test('default: preview', async () => {
  const api = await createApi({ contracts: [{ abi: [stake], address: bob.address }] })
  const preview = async (call: object) => {
    const path = `/v1/chains/31337/transactions/${treasury.address}/preview`
    const { body } = await api.post(path, { data: null, operation: 0, value: '0', ...call })
    return TransactionPreviewSchema.parse(body)
  }
  expect(await preview({ data: transfer, to: usdc.address })).toMatchObject({
    txData: { dataDecoded: decoded, hexData: transfer, to: { value: usdc.address }, trustedDelegateCallTarget: null },
    txInfo: {
      direction: 'OUTGOING',
      recipient: { value: bob.address },
      transferInfo: { decimals: 6, tokenSymbol: 'USDC', type: 'ERC20', value: '5' },
      type: 'Transfer',
    },
  })
  expect(await preview({ to: bob.address, value: '9' })).toMatchObject({
    txData: { dataDecoded: null, hexData: null },
    txInfo: { transferInfo: { type: 'NATIVE_COIN', value: '9' }, type: 'Transfer' },
  })
  expect((await preview({ data: staking, to: bob.address })).txInfo).toMatchObject({
    methodName: 'stake',
    type: 'Custom',
  })
  const change = encodeFunctionData({ abi: parseAbi(['function changeThreshold(uint256 threshold)']), args: [1n] })
  expect((await preview({ data: change, to: treasury.address })).txInfo).toMatchObject({
    settingsInfo: { threshold: 1, type: 'CHANGE_THRESHOLD' },
    type: 'SettingsChange',
  })
  const batch = encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions)']),
    args: [encodeMultiSend([{ data: transfer, operation: 0, to: usdc.address, value: 0n }])],
  })
  const multiSend = safeContracts['1.4.1'].multiSendCallOnly
  expect(await preview({ data: batch, operation: 1, to: multiSend })).toMatchObject({
    txData: { tokenInfoIndex: { [usdc.address]: { decimals: 6, symbol: 'USDC', type: 'ERC20' } } },
    txInfo: { actionCount: 1, methodName: 'multiSend', type: 'Custom' },
  })
  expect((await preview({ data: '0x12345678', operation: 1, to: multiSend })).txData).toMatchObject({
    operation: 1,
    trustedDelegateCallTarget: true,
  })
})

test('error: malformed bodies', async () => {
  const api = await createApi()
  for (const body of [{}, { data: '0x' }, { data: '0x123' }, { data: 'transfer' }, { data: transfer, to: '0x12' }, []])
    expect({ request: body, ...(await api.post(decoder, body)) }).toMatchObject({
      body: { code: 'INVALID_INPUT' },
      status: 422,
    })
  const path = `/v1/chains/31337/transactions/${treasury.address}/preview`
  expect(await api.post(path, { operation: 2, to: bob.address, value: '0' })).toMatchObject({ status: 422 })
  expect(await api.post('/v1/chains/1/data-decoder', { data: transfer })).toMatchObject({ status: 404 })
})
