import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens, safeContracts } from '@countersign/devchain/demo-world'
import { safeAbi } from '@countersign/protocol/chain'
import { encodeMultiSend } from '@countersign/protocol/decode'
import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoApi } from '../../../test/createDemoApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { CounterpartyAnalysisSchema, RecipientAnalysisSchema, ThreatAnalysisSchema } from './AnalysisSchema.ts'

const { subsidiary, treasury } = demoSafes
const { usdc } = demoTokens
const [alice] = demoAccounts
const unknownAddress = '0x000000000000000000000000000000000000bEEF'
const multiSendAbi = parseAbi(['function multiSend(bytes transactions) payable'])
const security = `/v1/chains/31337/security/${treasury.address}`
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

type Call = { data?: Hex; operation?: 0 | 1; to: Address; value?: bigint }

async function setup() {
  const { api, world } = await createDemoApi(chain)
  const counterparties = async ({ data = '0x', operation = 0, to, value = 0n }: Call) => {
    const { body } = await api.post(`${security}/counterparty-analysis`, { data, operation, to, value: String(value) })
    return CounterpartyAnalysisSchema.parse(body)
  }
  const threats = async (call: Call) => {
    const { body } = await api.post(`${security}/threat-analysis`, {
      data: toTypedData(call),
      walletAddress: alice.address,
    })
    return ThreatAnalysisSchema.parse(body)
  }
  return { api, counterparties, threats, world }
}

/** As the official wallet sends it. */
function toTypedData({ data = '0x', operation = 0, to, value = 0n }: Call) {
  const zero = { baseGas: '0', gasPrice: '0', gasToken: zeroAddress, refundReceiver: zeroAddress, safeTxGas: '0' }
  const amounts = ['value', 'safeTxGas', 'baseGas', 'gasPrice', 'nonce']
  return {
    domain: { chainId: 31337, verifyingContract: treasury.address },
    message: { ...zero, data, nonce: 9, operation, to, value: String(value) },
    primaryType: 'SafeTx',
    types: {
      SafeTx: [
        ...['to', 'gasToken', 'refundReceiver'].map((name) => ({ name, type: 'address' })),
        ...amounts.map((name) => ({ name, type: 'uint256' })),
        { name: 'data', type: 'bytes' },
        { name: 'operation', type: 'uint8' },
      ],
    },
  }
}

const payTokens = (recipient: Address, amount: bigint): Call => ({
  data: encodeFunctionData({ abi: erc20Abi, args: [recipient, amount], functionName: 'transfer' }),
  to: usdc.address,
})

const batch = (calls: readonly Call[]): Call => ({
  data: encodeFunctionData({
    abi: multiSendAbi,
    args: [
      encodeMultiSend(calls.map(({ data = '0x', operation = 0, to, value = 0n }) => ({ data, operation, to, value }))),
    ],
    functionName: 'multiSend',
  }),
  operation: 1,
  to: safeContracts['1.4.1'].multiSendCallOnly,
})

test('default: whom the Safe paid is known, others are new to it', async () => {
  const { api, world } = await setup()
  const paid = await world.db
    .selectFrom('multisig_execution')
    .where('safe', '=', treasury.address)
    .where('success', '=', true)
    .where('value', '>', 0n)
    .select('to')
    .executeTakeFirstOrThrow()
  const judge = async (address: string, safe: string = treasury.address) =>
    RecipientAnalysisSchema.parse((await api.get(`/v1/chains/31337/security/${safe}/recipient/${address}`)).body)
  expect(await judge(String(paid.to))).toMatchObject({
    RECIPIENT_INTERACTION: [{ severity: 'OK', type: 'RECURRING_RECIPIENT' }],
  })
  expect(await judge(unknownAddress)).toMatchObject({
    isSafe: false,
    RECIPIENT_INTERACTION: [{ severity: 'INFO', type: 'NEW_RECIPIENT' }],
  })
  expect(await judge(demoSafes.grants.address)).toMatchObject({ isSafe: true })
  expect(await judge(unknownAddress, alice.address)).toMatchObject({ RECIPIENT_INTERACTION: [{ type: 'FAILED' }] })
})

test('behavior: a token cannot make an unknown account known by claiming a payment', async () => {
  const { api, world } = await setup()
  const template = await world.db
    .selectFrom('transfer')
    .selectAll()
    .where('kind', '=', 'erc20')
    .executeTakeFirstOrThrow()
  const hash = `0x${'ab'.repeat(32)}` as const
  const claimed = {
    ...template,
    position: '9',
    recipient: unknownAddress,
    safe: treasury.address,
    sender: treasury.address,
  } as const
  await world.db
    .insertInto('transfer')
    .values({ ...claimed, log_index: 901, transaction_hash: hash, value: 5n })
    .execute()
  const path = `${security}/recipient/${unknownAddress}`
  expect((await api.get(path)).body).toMatchObject({ RECIPIENT_INTERACTION: [{ type: 'NEW_RECIPIENT' }] })
  const { transaction_hash } = await world.db
    .selectFrom('multisig_execution')
    .where('safe', '=', treasury.address)
    .where('success', '=', true)
    .select('transaction_hash')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('transfer')
    .values({ ...claimed, log_index: 902, transaction_hash, value: 5n })
    .execute()
  expect((await api.get(path)).body).toMatchObject({ RECIPIENT_INTERACTION: [{ type: 'RECURRING_RECIPIENT' }] })
})

test('default: recipients and contracts of a batch', async () => {
  const { counterparties } = await setup()
  const approve = encodeFunctionData({ abi: erc20Abi, args: [unknownAddress, 1n], functionName: 'approve' })
  const calls = [
    payTokens(unknownAddress, 5n),
    { to: alice.address, value: 1n },
    { data: approve, to: usdc.address },
    { data: '0x12345678', to: unknownAddress },
    { data: '0x12345678', to: subsidiary.address },
  ] as const
  const { contract, recipient } = await counterparties(batch(calls))
  expect(Object.keys(recipient).toSorted()).toEqual([unknownAddress, alice.address].toSorted())
  expect(Object.keys(contract).toSorted()).toEqual([usdc.address, unknownAddress, subsidiary.address].toSorted())
  expect(contract[usdc.address]).toMatchObject({ name: usdc.name })
  expect(contract[subsidiary.address]).toMatchObject({ name: 'SafeProxy' })
  expect(contract[unknownAddress]).toMatchObject({
    CONTRACT_INTERACTION: [{ type: 'NEW_CONTRACT' }],
    CONTRACT_VERIFICATION: [{ type: 'NOT_VERIFIED_BY_SAFE' }],
  })
  expect(contract[unknownAddress]?.DELEGATECALL).toBeUndefined()
})

test('behavior: delegatecalls to unknown contracts and unofficial handlers', async () => {
  const { counterparties } = await setup()
  const { contract } = await counterparties({ data: '0x12345678', operation: 1, to: unknownAddress })
  expect(contract[unknownAddress]?.DELEGATECALL).toMatchObject([
    { severity: 'CRITICAL', type: 'UNEXPECTED_DELEGATECALL' },
  ])
  const data = encodeFunctionData({ abi: safeAbi, args: [unknownAddress], functionName: 'setFallbackHandler' })
  const changed = await counterparties({ data, to: treasury.address })
  expect(changed.contract[treasury.address]?.FALLBACK_HANDLER).toMatchObject([
    { fallbackHandler: { address: unknownAddress }, type: 'UNOFFICIAL_FALLBACK_HANDLER' },
  ])
  expect(await counterparties({ to: treasury.address })).toEqual({ contract: {}, deadlock: {}, recipient: {} })
})

test('default: payments move the stated amounts, without findings', async () => {
  const { threats } = await setup()
  expect(await threats({ to: alice.address, value: 10n ** 17n })).toMatchObject({
    BALANCE_CHANGE: [{ asset: { type: 'NATIVE' }, out: [{ value: '0.1' }] }],
    THREAT: [{ severity: 'OK', type: 'NO_THREAT' }],
  })
  const many = [
    payTokens(unknownAddress, 2_500_000n),
    payTokens(alice.address, 1n),
    { to: alice.address, value: 10n ** 17n },
  ]
  const { BALANCE_CHANGE, THREAT } = await threats(batch(many))
  expect(THREAT).toMatchObject([{ issues: { WARN: [{}] }, type: 'MODERATE' }])
  expect(BALANCE_CHANGE).toEqual([
    { asset: { symbol: 'ETH', type: 'NATIVE' }, in: [], out: [{ value: '0.1' }] },
    {
      asset: { address: usdc.address, symbol: usdc.symbol, type: 'ERC20' },
      in: [],
      out: [{ value: '2.500001' }],
    },
  ])
})

test('behavior: changes of control are distinguished', async () => {
  const { threats } = await setup()
  const data = encodeFunctionData({ abi: safeAbi, args: [unknownAddress, 1n], functionName: 'addOwnerWithThreshold' })
  const owners = await threats({ data, to: treasury.address })
  expect(owners).toMatchObject({ BALANCE_CHANGE: [], THREAT: [{ severity: 'WARN', type: 'OWNERSHIP_CHANGE' }] })
  const enable = encodeFunctionData({ abi: safeAbi, args: [unknownAddress], functionName: 'enableModule' })
  expect((await threats({ data: enable, to: treasury.address })).THREAT).toMatchObject([{ type: 'MODULE_CHANGE' }])
  const code = encodeFunctionData({
    abi: parseAbi(['function changeMasterCopy(address)']),
    args: [unknownAddress],
    functionName: 'changeMasterCopy',
  })
  expect((await threats({ data: code, to: treasury.address })).THREAT).toContainEqual(
    expect.objectContaining({ after: unknownAddress, severity: 'CRITICAL', type: 'MASTERCOPY_CHANGE' }),
  )
  const unknown = await threats({ data: '0x12345678', operation: 1, to: unknownAddress })
  expect(unknown.THREAT).toMatchObject([{ issues: { CRITICAL: [{ address: unknownAddress }] }, type: 'MODERATE' }])
})

test('behavior: official contracts are recognised by their code on the chain', async () => {
  const { threats } = await setup()
  const { compatibilityFallbackHandler: handler } = safeContracts['1.4.1']
  const toCalldata = (address: Address) =>
    encodeFunctionData({ abi: safeAbi, args: [address], functionName: 'setFallbackHandler' })
  const official = await threats({ data: toCalldata(handler), to: treasury.address })
  expect(official.THREAT).toMatchObject([{ severity: 'OK', type: 'NO_THREAT' }])
  const unknown = await threats({ data: toCalldata(unknownAddress), to: treasury.address })
  expect(unknown.THREAT).toMatchObject([{ severity: 'CRITICAL', type: 'MODERATE' }])
})

test('behavior: what is no transaction of this Safe is not judged', async () => {
  const { api } = await setup()
  const other = { ...toTypedData({ to: unknownAddress }), domain: { chainId: 1, verifyingContract: treasury.address } }
  const text = {
    domain: {},
    message: { text: 'Hello' },
    primaryType: 'Mail',
    types: { Mail: [{ name: 'text', type: 'string' }] },
  }
  const large = toTypedData({ data: `0x${'00'.repeat(40_000)}`, to: unknownAddress })
  for (const data of [other, text, large])
    expect((await api.post(`${security}/threat-analysis`, { data, walletAddress: alice.address })).body).toMatchObject({
      THREAT: [{ type: 'FAILED' }],
    })
})

test('behavior: what a contract moves is found by trying it out', async () => {
  const { threats } = await setup()
  const pull = encodeFunctionData({
    abi: erc20Abi,
    args: [treasury.address, unknownAddress, 1_000_000n],
    functionName: 'transferFrom',
  })
  const own = encodeFunctionData({ abi: erc20Abi, args: [treasury.address, 3_000_000n], functionName: 'approve' })
  const moved = await threats(
    batch([
      { data: own, to: usdc.address },
      { data: pull, to: usdc.address },
    ]),
  )
  expect(moved.BALANCE_CHANGE).toEqual([
    { asset: { address: usdc.address, symbol: usdc.symbol, type: 'ERC20' }, in: [], out: [{ value: '1' }] },
  ])
})

test('behavior: a failing call moves nothing, and is reported', async () => {
  const { threats } = await setup()
  const all = await threats(payTokens(unknownAddress, 10n ** 30n))
  expect(all.BALANCE_CHANGE).toEqual([])
  expect(all.THREAT).toContainEqual(expect.objectContaining({ severity: 'WARN', title: 'Transaction would fail' }))
})

test('behavior: without a node that tries out, payments are read from the transaction', async () => {
  const { api } = await createDemoApi(chain, { config: { contracts: undefined } })
  const path = `${security}/threat-analysis`
  const pay = async (call: Call) =>
    ThreatAnalysisSchema.parse((await api.post(path, { data: toTypedData(call), walletAddress: alice.address })).body)
  const two = await pay(batch([payTokens(unknownAddress, 2_500_000n), payTokens(alice.address, 1n)]))
  expect(two.BALANCE_CHANGE).toEqual([
    {
      asset: { address: usdc.address, symbol: usdc.symbol, type: 'ERC20' },
      in: [],
      out: [{ value: '2.5' }, { value: '0.000001' }],
    },
  ])
  expect((await pay({ data: '0x12345678', operation: 1, to: unknownAddress })).BALANCE_CHANGE).toBeUndefined()
})
