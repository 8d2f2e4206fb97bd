import fc from 'fast-check'
import { type Hex, keccak256, numberToHex, pad, toRlp } from 'viem'
import { expect, test } from 'vitest'
import { createTrie } from '../../test/createTrie.ts'
import { decodeRlp, emptyTrieRoot, InvalidProofError, readTrie, toProofNodes } from './readTrie.ts'

const toKey = (slot: number) => numberToHex(slot, { size: 32 })
/** Long values have nodes of their own, short ones lie in their parents. */
const toValue = (value: bigint) => toRlp(numberToHex(value))
const read = (trie: ReturnType<typeof createTrie>, key: Hex, proof = trie.prove(key)) =>
  readTrie({ key, nodes: toProofNodes([proof]), root: trie.root })

const values = fc.uniqueArray(fc.tuple(fc.nat(10_000), fc.bigInt({ max: 2n ** 256n - 1n, min: 1n })), {
  maxLength: 40,
  selector: ([slot]) => slot,
})

test('default: the value of every key, and none for any other', () => {
  fc.assert(
    fc.property(values, fc.nat(20_000), (entries, other) => {
      const trie = createTrie(entries.map(([slot, value]) => [toKey(slot), toValue(value)] as const))
      for (const [slot, value] of entries) expect(read(trie, toKey(slot))).toBe(toValue(value))
      const known = entries.find(([slot]) => slot === other)
      expect(read(trie, toKey(other))).toBe(known ? toValue(known[1]) : null)
    }),
  )
})

test('behavior: a changed byte, a missing or another node never changes a value', () => {
  fc.assert(
    fc.property(values, fc.nat(), fc.nat(), fc.integer({ max: 255, min: 1 }), (entries, pick, place, change) => {
      const trie = createTrie(entries.map(([slot, value]) => [toKey(slot), toValue(value)] as const))
      const [slot] = entries[pick % Math.max(1, entries.length)] ?? [pick % 20_000]
      const proof = trie.prove(toKey(slot))
      const honest = read(trie, toKey(slot))
      const index = pick % Math.max(1, proof.length)
      for (const lie of [
        proof.filter((_, at) => at !== index),
        proof.map((node, at) => (at === index ? flip(node, place, change) : node)),
        trie.prove(toKey((slot + 1) % 10_000)),
        [],
      ])
        expect([honest, 'invalid']).toContain(readOrInvalid(trie, toKey(slot), lie))
    }),
  )
})

function flip(node: Hex, place: number, change: number): Hex {
  const at = 2 + (place % ((node.length - 2) / 2)) * 2
  const byte = Number.parseInt(node.slice(at, at + 2), 16) ^ change
  return `0x${node.slice(2, at)}${byte.toString(16).padStart(2, '0')}${node.slice(at + 2)}`
}

function readOrInvalid(...parameters: Parameters<typeof read>) {
  try {
    return read(...parameters)
  } catch (error) {
    if (error instanceof InvalidProofError) return 'invalid'
    throw error
  }
}

test('behavior: order and number of nodes do not matter', () => {
  const trie = createTrie(Array.from({ length: 50 }, (_, slot) => [toKey(slot), toValue(2n ** 200n + BigInt(slot))]))
  const all = Array.from({ length: 50 }, (_, slot) => trie.prove(toKey(slot))).flat()
  expect(read(trie, toKey(7), all.toReversed())).toBe(toValue(2n ** 200n + 7n))
})

test('default: the empty trie', () => {
  expect(createTrie([]).root).toBe(emptyTrieRoot)
  expect(readTrie({ key: toKey(1), nodes: new Map(), root: emptyTrieRoot })).toBeNull()
})

test.each<[string, Parameters<typeof toRlp>[0] | { bytes: Hex }]>([
  ['no list', '0x1234'],
  ['three items', ['0x20', '0x', '0x']],
  ['a leaf without a value', [`0x20${keccak256(toKey(1)).slice(2)}`, '0x']],
  ['a leaf of a shorter key', ['0x20', '0x01']],
  ['a flag that does not exist', [`0x40${keccak256(toKey(1)).slice(2)}`, '0x01']],
  ['padding that is not zero', [`0x21${keccak256(toKey(1)).slice(2)}`, '0x01']],
  ['an extension without a path', ['0x00', pad('0x01')]],
  ['an extension that leads nowhere', [`0x1${keccak256(toKey(1)).slice(2, 3)}`, '0x']],
  ['a child that is no hash', Array.from({ length: 17 }, () => '0x1234' as const)],
  ['bytes that are no RLP', { bytes: '0xf9' }],
  ['RLP that is not canonical', { bytes: '0xc28101' }],
])('error: %s', (_, node) => {
  const bytes = typeof node === 'object' && 'bytes' in node ? node.bytes : toRlp(node)
  const root = keccak256(bytes)
  expect(() => readTrie({ key: toKey(1), nodes: new Map([[root, bytes]]), root })).toThrow(InvalidProofError)
})

test('error: bytes with the meaning of others', () => {
  expect(decodeRlp('0xc101')).toEqual(['0x01'])
  for (const bytes of ['0xc28101', '0xf80101', '0xb80101'] as const) expect(() => decodeRlp(bytes)).toThrow('canonical')
})
