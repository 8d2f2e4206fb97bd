import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { AbisFileSchema, createContractRegistry } from './createContractRegistry.ts'

const vault: Address = '0x18D105209982D86172a6270823e095fee297B0a4'
const other: Address = '0xacEF5a9A98B6Fc8e6689A58a2515f21cebC2A23B'
const toAbi = (name: string) => [
  { inputs: [{ components: [{ name: 'a', type: 'uint256' }], name: 'x', type: 'tuple[]' }], name, type: 'function' },
  { inputs: [], name: 'Ignored', type: 'event' },
]
const toBook = (contracts: unknown[]) => createContractRegistry(AbisFileSchema.parse({ contracts }).contracts)

test('default', () => {
  const book = toBook([
    { abi: toAbi('own'), address: vault.toLowerCase(), chainId: 1, name: 'Vault' },
    { abi: toAbi('any') },
  ])
  expect(book.findFunctions({ address: vault, chainId: 1 })).toMatchObject([
    { signature: 'own((uint256)[])', source: 'verified' },
    { signature: 'any((uint256)[])', source: 'guess' },
  ])
  expect(book.findFunctions({ address: vault, chainId: 2 })).toMatchObject([{ source: 'guess' }])
  expect(book.findFunctions({ address: other, chainId: 1 })).toMatchObject([{ source: 'guess' }])
  expect(book.find({ address: vault, chainId: 1 })?.name).toBe('Vault')
  expect(book.find({ address: vault, chainId: 2 })).toBeUndefined()
})

test('behavior: a contract without a chain is on every chain', () => {
  const book = toBook([{ abi: toAbi('own'), address: vault, name: 'Vault' }])
  expect(book.find({ address: vault, chainId: 7 })?.name).toBe('Vault')
})

test('error: types that are none', () => {
  for (const type of ['uint 256', 'tuple', ''])
    expect(
      AbisFileSchema.safeParse({ contracts: [{ abi: [{ inputs: [{ type }], name: 'f', type: 'function' }] }] }).success,
    ).toBe(false)
})
