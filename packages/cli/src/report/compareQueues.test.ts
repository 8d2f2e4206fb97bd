import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { compareQueues, type Snapshot, type SnapshotItem } from './compareQueues.ts'

const item: SnapshotItem = {
  effect: 'Send 1 ETH',
  isProven: true,
  needsYou: false,
  nonce: 20n,
  outcome: 'holds',
  valid: 1,
  wrong: undefined,
}
const empty: Snapshot = {
  items: new Map(),
  nonce: 20n,
  outcome: 'holds',
  parts: { guard: 'none', owners: 'a b' },
  threshold: 2n,
}
const hash: Hex = '0x01'
const holding = (changes: Partial<SnapshotItem> = {}, more: Partial<Snapshot> = {}): Snapshot => ({
  ...empty,
  items: new Map([[hash, { ...item, ...changes }]]),
  ...more,
})
const kinds = (before: Snapshot | undefined, after: Snapshot) => compareQueues(before, after).map(({ kind }) => kind)

test('default: no change, no output', () => {
  expect(kinds(holding(), holding())).toEqual([])
  expect(kinds(empty, empty)).toEqual([])
})

test.each<[string, Snapshot | undefined, Snapshot, string[]]>([
  ['the first look', undefined, holding(), ['new']],
  ['proposed', empty, holding(), ['new']],
  ['proposed, and mine to sign', empty, holding({ needsYou: true }), ['new', 'needs-you']],
  ['signed', holding(), holding({ valid: 2 }), ['signed', 'ready']],
  ['signed, for later', holding({ nonce: 21n }), holding({ nonce: 21n, valid: 2 }), ['signed']],
  ['its turn comes', holding({ nonce: 21n, valid: 2 }), holding({ nonce: 21n, valid: 2 }, { nonce: 21n }), ['ready']],
  ['mine to sign now', holding(), holding({ needsYou: true }), ['needs-you']],
  ['false', holding(), holding({ outcome: 'fails', wrong: 'Changed.' }), ['false']],
  ['executed', holding(), { ...empty, nonce: 21n }, ['executed']],
  ['hidden', holding(), empty, ['gone']],
  ['owners', empty, { ...empty, parts: { guard: 'none', owners: 'a c' } }, ['changed']],
  ['the node goes back', empty, { ...empty, nonce: 19n }, ['back']],
  ['the node says nothing', empty, { ...empty, nonce: undefined, parts: {} }, []],
])('behavior: %s', (_, before, after, expected) => {
  expect(kinds(before, after)).toEqual(expected)
})

test('behavior: unproven values are marked as claimed', () => {
  const [event] = compareQueues(empty, holding({ isProven: false }))
  expect(event?.text).toContain('(not verified) Send 1 ETH')
})
