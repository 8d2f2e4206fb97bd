import { type Hex, keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, chainId, createTransaction, getHash, safe, signAs } from '../../test/world.ts'
import type { EcdsaSignature } from '../signatures/parseSignatures.ts'
import { createVerificationCache } from './VerificationCache.ts'

const toSignature = (data: Hex): EcdsaSignature => ({ data, kind: 'eoa' })

test('default: hashes, codes, signatures and signers', async () => {
  const cache = createVerificationCache()
  const transaction = createTransaction()
  const hash = getHash(transaction)
  expect(cache.hashTransaction({ chainId, safe, transaction, version: '1.4.1' }).safeTxHash).toBe(hash)
  expect(cache.hashCode('0x6001')).toBe(keccak256('0x6001'))
  const signature = await signAs(alice, hash)
  expect(cache.parse(signature)).toEqual([{ data: signature, kind: 'eoa' }])
  expect(cache.parse('0x12')).toBeUndefined()
  expect(await cache.recover(hash, toSignature(signature))).toBe(alice)
  expect(await cache.recover(hash, toSignature(`0x${'00'.repeat(64)}1b`))).toBeUndefined()
})

test('behavior: the same transaction of another Safe, chain or version has another hash', () => {
  const cache = createVerificationCache()
  const transaction = Object.freeze(createTransaction())
  const hash = (change: object = {}) =>
    cache.hashTransaction({ chainId, safe, transaction, version: '1.4.1', ...change }).safeTxHash
  expect(new Set([hash(), hash({ chainId: 1 }), hash({ safe: bob }), hash({ version: '1.1.1' }), hash()]).size).toBe(4)
  expect(hash()).toBe(getHash(transaction))
})

test('behavior: mutable claims are verified again, frozen ones are cached', () => {
  const cache = createVerificationCache()
  const open = createTransaction()
  const decoded = cache.decode(open)
  const hashes = cache.hashTransaction({ chainId, safe, transaction: open, version: '1.4.1' })
  Object.assign(open, { data: '0x12', value: 9n })
  expect(cache.decode(open)).not.toEqual(decoded)
  expect(cache.hashTransaction({ chainId, safe, transaction: open, version: '1.4.1' })).not.toEqual(hashes)
  const frozen = Object.freeze(createTransaction())
  expect(cache.decode(frozen)).toBe(cache.decode(frozen))
  const parameters = { chainId, safe, transaction: frozen, version: '1.4.1' }
  expect(cache.hashTransaction(parameters)).toBe(cache.hashTransaction(parameters))
})

test('behavior: nothing is recovered twice, and failures are remembered too', async () => {
  let count = 0
  const cache = createVerificationCache({
    recover: async () => {
      count++
      throw new Error('no account')
    },
  })
  const signature = toSignature(`0x${'ab'.repeat(65)}`)
  for (let look = 0; look < 3; look++) expect(await cache.recover(keccak256('0x01'), signature)).toBeUndefined()
  expect(count).toBe(1)
  await cache.recover(keccak256('0x02'), signature)
  expect(count).toBe(2)
})

test('parameters: maximumEntries, the oldest goes first', async () => {
  let count = 0
  const cache = createVerificationCache({
    maximumEntries: 2,
    recover: async () => {
      count++
      return alice
    },
  })
  const look = (name: Hex) => cache.recover(keccak256(name), toSignature(`0x${'ab'.repeat(65)}`))
  for (const name of ['0x01', '0x02', '0x01', '0x02'] as const) await look(name)
  expect(count).toBe(2)
  await look('0x03')
  await look('0x02')
  await look('0x03')
  expect(count).toBe(3)
  await look('0x01')
  expect(count).toBe(4)
})
