import { numberToHex, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { boundFacts } from './boundFacts.ts'
import { createFacts } from './Facts.ts'

const safe = '0x1111111111111111111111111111111111111111'
const [alice, bob] = [
  '0xAa00000000000000000000000000000000000000',
  '0xBb00000000000000000000000000000000000000',
] as const
const limits = { factsPerTransaction: 10, transfersPerTransaction: 10 }
const place = { block_hash: zeroHash, block_number: 1, chain_id: 1, safe, transaction_hash: zeroHash } as const

test('behavior: who is an owner already is added by no further event, however often it is repeated', () => {
  const facts = createFacts()
  const kinds = ['added', 'added', 'removed', 'removed', 'added', 'added'] as const
  for (const [index, kind] of kinds.entries())
    for (const [offset, owner] of [alice, bob].entries())
      facts.rows.owner_event.push({ ...place, kind, log_index: 2 * index + offset, owner, position: 0 })
  expect(boundFacts(facts, limits)).toBe(6)
  expect(facts.rows.owner_event.map(({ log_index, owner }) => [log_index, owner])).toEqual([
    [0, alice],
    [1, bob],
    [4, alice],
    [5, bob],
    [8, alice],
    [9, bob],
  ])
})

test('behavior: the same event of another transaction or Safe is no repetition', () => {
  const facts = createFacts()
  const event = { ...place, kind: 'enabled', log_index: 0, module: alice } as const
  facts.rows.module_event.push(
    event,
    { ...event, transaction_hash: numberToHex(1, { size: 32 }) },
    { ...event, safe: bob },
  )
  expect(boundFacts(facts, limits)).toBe(0)
})

test('behavior: of different owners the first are retained', () => {
  const facts = createFacts()
  for (let index = 0; index < 30; index += 1)
    facts.rows.owner_event.push({
      ...place,
      kind: 'added',
      log_index: index,
      owner: numberToHex(index, { size: 20 }),
      position: 0,
    })
  expect(boundFacts(facts, limits)).toBe(20)
  expect(facts.rows.owner_event.at(-1)).toMatchObject({ log_index: 9 })
})
