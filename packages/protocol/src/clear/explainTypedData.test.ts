import { type Address, getAddress, hashDomain } from 'viem'
import { expect, test } from 'vitest'
import { type TypedData, TypedDataSchema } from '../wire/TypedDataSchema.ts'
import { type ClearFacts, toKnownDescriptor } from './ClearReading.ts'
import { parseDescriptor } from './DescriptorSchema.ts'
import { explainMessage, explainTypedData } from './explainTypedData.ts'

const token = getAddress('0x00000000000000000000000000000000C0fFEe02')
const safe: Address = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const ada: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const facts: ClearFacts = {
  chain: { id: 1, name: 'Ethereum', nativeCurrency: { decimals: 18, symbol: 'ETH' } },
  findToken: async (address) => (address === token ? { decimals: 6, symbol: 'SIX', type: 'ERC20' } : undefined),
}

const permitFields = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
]

function createPermit({ domain = {}, fields = permitFields, message = {} } = {}): TypedData {
  return TypedDataSchema.parse({
    domain: { name: 'Six', chainId: 1, verifyingContract: token, ...domain },
    message: { owner: safe, spender: ada, value: '2500000', nonce: 3, deadline: '0x70dbd880', ...message },
    primaryType: 'Permit',
    types: { Permit: fields },
  })
}

const key = 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'
function createDescriptor(eip712: Record<string, unknown>, path = 'value') {
  const fields = [{ path, label: 'Amount', format: 'tokenAmount', params: { tokenPath: '@.to' } }]
  return toKnownDescriptor(
    {
      descriptor: parseDescriptor({
        context: { eip712 },
        display: { formats: { [key]: { intent: 'Allow', fields } } },
      }),
      name: 'permit.json',
    },
    'yours',
  )
}
const deployments = [{ address: token.toLowerCase(), chainId: 1 }]
const request = (typedData: TypedData, eip712: Record<string, unknown>, path?: string) =>
  explainTypedData({ account: safe, descriptors: [createDescriptor(eip712, path)], facts, typedData })

test('default: context/eip712/flat-type-matches', async () => {
  const readings = await request(createPermit(), { deployments, domain: { name: 'Six' } })
  expect(readings).toMatchObject([
    { fields: [{ label: 'Amount', value: '2.5 SIX' }], intent: 'Allow', source: 'yours' },
  ])
})

test('default: context/eip712/nested-struct-matches', async () => {
  const typedData = TypedDataSchema.parse({
    domain: { chainId: '1', verifyingContract: token },
    message: { asset: { amount: '1000000' }, tags: [] },
    primaryType: 'Order',
    types: {
      Asset: [{ name: 'amount', type: 'uint256' }],
      Order: [
        { name: 'asset', type: 'Asset' },
        { name: 'tags', type: 'Asset[]' },
      ],
    },
  })
  const fields = [{ path: 'asset.amount', label: 'Amount', format: 'tokenAmount', params: { tokenPath: '@.to' } }]
  const formats = { 'Order(Asset asset,Asset[] tags)Asset(uint256 amount)': { intent: 'Order', fields } }
  const descriptor = parseDescriptor({ context: { eip712: { deployments } }, display: { formats } })
  const known = toKnownDescriptor({ descriptor, name: 'order.json' }, 'operator')
  expect(await explainTypedData({ account: safe, descriptors: [known], facts, typedData })).toMatchObject([
    { fields: [{ value: '1 SIX' }] },
  ])
})

test('behavior: context/eip712/*-no-match', async () => {
  const other = createPermit({ fields: [...permitFields].reverse() })
  expect(await request(other, { deployments })).toEqual([])
  expect(await request(createPermit({ domain: { name: 'Other' } }), { deployments, domain: { name: 'Six' } })).toEqual(
    [],
  )
  expect(await request(createPermit({ domain: { chainId: 10 } }), { deployments })).toEqual([])
  expect(await request(createPermit({ domain: { verifyingContract: undefined } }), { deployments })).toEqual([])
  expect(await request(createPermit({ domain: { verifyingContract: ada } }), { deployments })).toEqual([])
})

test('default: context/eip712/domain-separator-*', async () => {
  const typedData = createPermit()
  const domainSeparator = hashDomain({
    domain: { name: 'Six', chainId: 1n, verifyingContract: token },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
    },
  })
  expect(await request(typedData, { domainSeparator })).toMatchObject([{ intent: 'Allow' }])
  expect(await request(typedData, { domainSeparator: `0x${'00'.repeat(32)}` })).toEqual([])
})

test('behavior: an address is the same in any case of its letters', async () => {
  const verifyingContract = `0x${token.slice(2).toUpperCase()}`
  expect(await request(createPermit({ domain: { verifyingContract } }), { deployments })).toMatchObject([
    { intent: 'Allow' },
  ])
})

test('behavior: a name alone binds nothing', async () => {
  expect(await request(createPermit(), { domain: { name: 'Six' } })).toEqual([])
  expect(await request(createPermit(), {})).toEqual([])
})

test('behavior: what is not signed is not shown', async () => {
  expect(await request(createPermit({ message: { extra: '1' } }), { deployments }, 'extra')).toMatchObject([
    { kind: 'failed' },
  ])
})

test('default: bundled: a permit of a token that the chain knows, a transaction of a Safe', async () => {
  const permits = await explainMessage({ account: safe, facts, safes: [safe], content: createPermit() })
  expect(permits).toMatchObject([
    { name: 'eip712-erc2612.json', source: 'bundled', sentence: `Let ${ada} spend 2.5 SIX` },
  ])
  const outsider = createPermit({ domain: { verifyingContract: ada } })
  expect(await explainMessage({ account: safe, facts, safes: [safe], content: outsider })).toEqual([])
})
