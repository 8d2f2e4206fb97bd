import { type Check as KernelCheck, type OwnerNode, type OwnerTree, verifyOwn } from '@countersign/protocol/verify'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, carol, dave, safe } from '../../../test/testReport.ts'
import { testState } from '../../../test/testSafe.ts'
import type { Activity } from '../../domain/custody/activityQuery.ts'
import { type Finding, listFindings, type SecurityFacts } from './listFindings.ts'

const nested = '0x230E565fcF02B65fA4BC0aF1B4c35D384fF40e14'
const year = 365 * 24 * 3_600_000
const now = 10 * year
const check = (code: string) => ({ code, id: 'T08', title: code, verdict: 'ok' }) as const
const treeOf = (nodes: OwnerNode[], checks: [code: string, actual: Address][] = []): OwnerTree => ({
  checks: checks.map(
    ([code, actual]): KernelCheck => ({
      actual,
      code,
      evidence: undefined,
      id: 'T76',
      message: code,
      verdict: 'warn',
    }),
  ),
  nodes: verifyOwn<readonly OwnerNode[]>(nodes),
})
const seenAt = (...times: [Address, number][]): Activity['seen'] =>
  new Map(times.map(([owner, at]) => [owner.toLowerCase(), at]))
const awake = seenAt([alice, now], [bob, now - 1], [carol, now - year])
const facts = ({
  state,
  ...overrides
}: Omit<Partial<SecurityFacts>, 'state'> & { state?: Partial<SecurityFacts['state']> } = {}): SecurityFacts => ({
  activity: { count: 5, seen: awake, since: now - 2 * year },
  checks: [check('IMPLEMENTATION_OFFICIAL'), check('PROXY_OFFICIAL'), check('HANDLER_OFFICIAL')],
  creation: undefined,
  guard: undefined,
  recommended: '1.4.1',
  tree: treeOf([{ owners: [alice, bob, carol], safe, threshold: 2n }]),
  ...overrides,
  state: {
    ...testState,
    block: { ...testState.block, timestamp: BigInt(now / 1000) },
    fallbackHandler: dave,
    ...state,
  },
})
const codes = (overrides?: Parameters<typeof facts>[0]) => listFindings(facts(overrides)).map(({ code }) => code)
const toneOf = (code: Finding['code'], overrides?: Parameters<typeof facts>[0]) =>
  listFindings(facts(overrides)).find((finding) => finding.code === code)?.tone

test('default: a Safe that is as it should be, but for a guard', () => {
  expect(codes()).toEqual([
    'NO_GUARD',
    'THRESHOLD_SOUND',
    'TREE_SOUND',
    'OWNERS_AWAKE',
    'VERSION_CURRENT',
    'CODE_OFFICIAL',
    'NO_MODULES',
  ])
})

test('behavior: too few signatures, one key only, and no key to spare', () => {
  expect(codes({ state: { threshold: 1 } })[0]).toBe('THRESHOLD_ONE')
  expect(codes({ state: { owners: [alice], threshold: 1 } })[0]).toBe('SINGLE_OWNER')
  expect(codes({ state: { threshold: 3 } })[0]).toBe('NO_SPARE_KEY')
})

test('behavior: who could act alone, circles and dead ends', () => {
  const nodes = [
    { owners: [alice, nested], safe, threshold: 2n },
    { owners: [alice, bob], safe: nested, threshold: 1n },
  ] as const
  const tree = treeOf([...nodes], [['NESTED_THRESHOLD_ONE', nested]])
  const [first, second] = listFindings(facts({ tree }))
  expect(first).toEqual({ accounts: [alice], code: 'SOLO_SIGNER', fix: 'owners', tone: 'stop' })
  expect(second).toMatchObject({ accounts: [nested], code: 'NESTED_THRESHOLD_ONE', tone: 'caution' })
  const dead = treeOf(
    [{ owners: [safe], safe, threshold: 1n }],
    [
      ['DEADLOCK', safe],
      ['OWNERS_IN_A_CIRCLE', safe],
    ],
  )
  expect(codes({ tree: dead }).slice(0, 2)).toEqual(['DEADLOCK', 'OWNERS_IN_A_CIRCLE'])
})

test('behavior: an owner who was not seen for a year is idle; one who was never met is only that', () => {
  const idle = { count: 3, seen: seenAt([alice, now], [bob, now - year - 1]), since: now - 2 * year }
  expect(listFindings(facts({ activity: idle }))[0]).toMatchObject({ accounts: [bob, carol], code: 'OWNERS_IDLE' })
  const young = { count: 3, seen: seenAt([alice, now], [bob, now]), since: now - 1_000 }
  const unseen = listFindings(facts({ activity: young })).find(({ code }) => code === 'OWNERS_UNSEEN')
  expect(unseen).toMatchObject({ accounts: [carol], tone: 'info' })
  expect(toneOf('OWNERS_UNSEEN', { activity: { count: 0, seen: new Map(), since: undefined } })).toBe('info')
})

test('behavior: old releases, the older the worse, and code that is none', () => {
  expect(toneOf('OLD_VERSION', { state: { version: '1.3.0+L2' } })).toBe('caution')
  expect(toneOf('REPLAYABLE_VERSION', { state: { version: '1.1.1' } })).toBe('stop')
  expect(toneOf('VERSION_UNREAD', { state: { modules: [dave], version: 'the best one' } })).toBe('unknown')
  expect(toneOf('CODE_UNKNOWN', { checks: [check('PROXY_OFFICIAL'), check('IMPLEMENTATION_UNKNOWN')] })).toBe('stop')
  const proxy = [check('IMPLEMENTATION_OFFICIAL'), check('PROXY_UNKNOWN'), check('HANDLER_UNKNOWN')]
  expect(codes({ checks: proxy })).toEqual(expect.arrayContaining(['CODE_UNKNOWN', 'HANDLER_UNKNOWN']))
  expect(codes({ state: { fallbackHandler: undefined } })).toContain('NO_HANDLER')
})

test('behavior: modules act alone: the official one within its limits, any other without', () => {
  const limits = '0xAA46724893dedD72658219405185Fb0Fc91e091C'
  expect(toneOf('MODULE_LIMITS', { state: { modules: [limits] } })).toBe('info')
  const found = codes({ state: { modules: [limits, dave], version: '1.5.0' } })
  expect(found).toEqual(expect.arrayContaining(['MODULE_UNKNOWN', 'MODULES_UNGUARDED', 'MODULE_LIMITS']))
  expect(codes({ state: { moduleGuard: carol, modules: [dave], version: '1.5.0' } })).not.toContain('MODULES_UNGUARDED')
})

test('behavior: a guard is what it does with a delegatecall', () => {
  const state = { guard: dave } as const
  expect(toneOf('GUARD_ALLOWS', { guard: 'allows', state })).toBe('caution')
  expect(toneOf('GUARD_REFUSES', { guard: 'refuses', state })).toBe('ok')
  expect(toneOf('GUARD_UNCLEAR', { guard: 'unclear', state })).toBe('info')
})

test('behavior: a set-up that ran foreign code is told where it is proven, and only there', () => {
  const claimed = {
    created: '2026-01-01T00:00:00Z',
    creator: alice,
    dataDecoded: null,
    factoryAddress: dave,
    masterCopy: dave,
    saltNonce: '0',
    setupData: '0x',
    transactionHash: `0x${'ab'.repeat(32)}`,
  } as const
  const checks: KernelCheck[] = [
    { code: 'SETUP_CALLS_STRANGER', evidence: undefined, id: 'T78', message: '', verdict: 'block' },
  ]
  const creation = { claimed, isProven: true, report: { checks, setup: undefined, verdict: 'block' } } as const
  expect(codes({ creation })).toContain('SETUP_CALLED_STRANGER')
  expect(codes({ creation: { ...creation, isProven: false } })).not.toContain('SETUP_CALLED_STRANGER')
})

test('error: what could not be looked at is never in order', () => {
  const unread = { activity: 'failed', checks: 'failed', guard: 'failed', tree: 'failed' } as const
  const found = listFindings(facts({ ...unread, state: { guard: dave, modules: undefined } }))
  expect(found.filter(({ tone }) => tone === 'unknown').map(({ code }) => code)).toEqual([
    'TREE_UNREAD',
    'ACTIVITY_UNREAD',
    'CODE_UNREAD',
    'MODULES_UNREAD',
    'GUARD_UNREAD',
  ])
  expect(found.filter(({ tone }) => tone === 'ok').map(({ code }) => code)).toEqual([
    'THRESHOLD_SOUND',
    'VERSION_CURRENT',
  ])
  // Nor is an unreachable node official code.
  expect(codes({ checks: [] })).toContain('CODE_UNREAD')
  expect(codes({ tree: { checks: [], nodes: undefined } })).toContain('TREE_UNREAD')
})

test('behavior: what is still being read is not judged', () => {
  const waiting = { activity: undefined, checks: undefined, tree: undefined } as const
  expect(codes(waiting)).toEqual(['NO_GUARD', 'THRESHOLD_SOUND', 'VERSION_CURRENT', 'NO_MODULES'])
})
