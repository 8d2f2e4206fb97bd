import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { type ControlId, controlIds, type GradeFacts, gradeSafe, type Statement } from './gradeSafe.ts'

const now = Date.UTC(2026, 10, 19)
const day = 24 * 3_600_000
const [alice, bob, carol, dave]: readonly Address[] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
]
if (!alice || !bob || !carol || !dave) throw new Error('Four accounts are needed.')
const owners = [alice, bob, carol]
const recent = new Map(owners.map((owner) => [owner.toLowerCase(), now - day]))
const sound: GradeFacts = {
  activity: recent,
  foreignModules: [],
  guard: 'refuses',
  isOfficial: true,
  lastProofs: recent,
  nodeCount: 2,
  now,
  otherSafes: [{ owners: [dave], safe: dave }],
  owners,
  rehearsedAt: now - day,
  threshold: 2,
  trainedAt: now - day,
  traits: owners.map((address) => ({ address, isFresh: false, kind: 'key', sent: 5 })),
}
const state = (kind: Statement['kind'], overrides: Partial<Statement> = {}): Statement => ({
  at: now - day,
  expiresAt: now + day,
  kind,
  note: 'why',
  ...overrides,
})
const everything = Object.fromEntries(controlIds.map((id) => [id, state('attestation')]))
const codeOf = (id: ControlId, facts: Partial<GradeFacts>) => {
  const control = gradeSafe({ ...sound, ...facts }).controls.find((one) => one.id === id)
  return [control?.result, control?.code, control?.accounts]
}

test('default: a sound Safe, whose team confirms the rest', () => {
  expect(gradeSafe(sound, everything).grade).toBe('A')
  // The rest is open.
  expect(gradeSafe(sound).grade).toBe('B')
})

test.each<[ControlId, Partial<GradeFacts>, unknown[]]>([
  ['ms-2.1.1', { threshold: 3 }, ['failed', 'N_OF_N', []]],
  ['ms-2.1.1', { threshold: 1 }, ['failed', 'THRESHOLD_LOW', []]],
  ['ms-2.1.1', { owners: [alice, bob], threshold: 1 }, ['failed', 'FEW_SIGNERS', []]],
  ['ms-3.1.1', { lastProofs: undefined }, ['open', 'NO_PROOFS', []]],
  ['ms-3.1.1', { lastProofs: new Map([[alice.toLowerCase(), now]]) }, ['failed', 'UNPROVEN', [bob, carol]]],
  ['ms-3.1.2', { otherSafes: [{ owners: [bob], safe: dave }] }, ['warning', 'KEYS_REUSED', [bob]]],
  ['ms-3.1.2', { otherSafes: [] }, ['unknown', 'NO_OTHER_SAFES', []]],
  ['ms-3.1.4', { activity: new Map(), lastProofs: undefined }, ['failed', 'KEYS_INACTIVE', owners]],
  ['ms-3.1.4', { activity: undefined, lastProofs: undefined }, ['unknown', 'ACTIVITY_UNKNOWN', []]],
  ['ms-3.1.4', { activity: new Map(), lastProofs: recent }, ['passed', 'KEYS_ACTIVE', []]],
  ['ms-3.1.5', { trainedAt: now - 200 * day }, ['open', 'UNTRAINED', []]],
  ['ms-4.1.1', { guard: 'none' }, ['warning', 'NO_GUARD', []]],
  ['ms-4.1.1', { guard: 'allows' }, ['warning', 'GUARD_OPEN', []]],
  ['ms-4.1.1', { guard: undefined }, ['unknown', 'GUARD_UNKNOWN', []]],
  ['ms-4.1.4', { rehearsedAt: undefined }, ['warning', 'NOT_REHEARSED', []]],
  ['ms-4.1.4', { nodeCount: 1 }, ['warning', 'ONE_NODE', []]],
  ['own.code', { isOfficial: false }, ['failed', 'CODE_FOREIGN', []]],
  ['own.modules', { foreignModules: [dave] }, ['failed', 'MODULES_UNKNOWN', [dave]]],
  ['own.modules', { foreignModules: undefined }, ['unknown', 'MODULES_UNREAD', []]],
  ['own.owners', { traits: undefined }, ['unknown', 'OWNERS_UNREAD', []]],
  [
    'own.owners',
    { traits: owners.map((address) => ({ address, isFresh: false, kind: 'key', sent: 20_000 })) },
    ['warning', 'OWNERS_BUSY', owners],
  ],
  [
    'own.owners',
    { traits: owners.map((address) => ({ address, isFresh: true, kind: 'contract', sent: 1 })) },
    ['warning', 'OWNERS_FRESH', owners],
  ],
  [
    'own.owners',
    { traits: owners.map((address) => ({ address, isFresh: undefined, kind: 'contract', sent: 1 })) },
    ['warning', 'OWNERS_CONTRACT', owners],
  ],
  ['own.expiry', {}, ['unknown', 'LIVE_UNKNOWN', []]],
  ['own.expiry', { lasting: { isComplete: true, signedAt: [] } }, ['passed', 'LIVE_NONE', []]],
  ['own.expiry', { lasting: { isComplete: false, signedAt: [] } }, ['unknown', 'LIVE_UNKNOWN', []]],
  ['own.expiry', { lasting: { isComplete: false, signedAt: [now - day] } }, ['open', 'LIVE_LASTING', []]],
  ['own.expiry', { lasting: { isComplete: false, signedAt: [now - 31 * day] } }, ['warning', 'LIVE_OLD', []]],
  ['own.expiry', { lasting: { isComplete: true, signedAt: [now, undefined] } }, ['warning', 'LIVE_OLD', []]],
  ['own.timelock', { guard: 'none' }, ['warning', 'NO_TIMELOCK', []]],
])('behavior: %s %o', (id, facts, expected) => {
  expect(codeOf(id, facts)).toEqual(expected)
})

test('behavior: an attestation does not settle a failed check, an exception does until it expires', () => {
  const facts = { ...sound, threshold: 3 }
  expect(gradeSafe(facts, everything).grade).toBe('D')
  const excepted = { ...everything, 'ms-2.1.1': state('exception') }
  expect(gradeSafe(facts, excepted).grade).toBe('A')
  const expired = { ...everything, 'ms-2.1.1': state('exception', { expiresAt: now }) }
  expect(gradeSafe(facts, expired).grade).toBe('D')
  // A date in the future was entered to outlive its expiry.
  const early = { ...everything, 'ms-2.1.1': state('exception', { at: now + 1 }) }
  expect(gradeSafe(facts, early).grade).toBe('D')
})
