import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, carol, dave, testMessageReport, testReport } from '../../../test/testReport.ts'
import type { Signable } from '../../domain/transactions/Report.ts'
import { type DecideParameters, decide, needsMessageConsent } from './decide.ts'

function setup(report: Signable, overrides: Partial<DecideParameters> = {}) {
  return decide({ report, account: alice, walletChainId: 31337, isChainDown: false, ...overrides })
}

test('default: an owner who has not signed can', () => {
  expect(setup(testReport([]))).toEqual({ isLast: false, kind: 'sign', ordinal: 1, threshold: 2 })
  expect(setup(testReport([bob]))).toEqual({ isLast: true, kind: 'sign', ordinal: 2, threshold: 2 })
})

test('default: fully signed and next: anyone can execute', () => {
  expect(setup(testReport([bob, carol]))).toEqual({ kind: 'execute' })
  expect(setup(testReport([bob, carol]), { account: dave })).toEqual({ kind: 'execute' })
})

test('behavior: fully signed and not next waits', () => {
  const report = testReport([bob, carol])
  expect(setup({ ...report, state: report.state && { ...report.state, nonce: 4n } })).toEqual({
    kind: 'later',
    nonce: 4n,
  })
})

test('behavior: signed already, or not an owner', () => {
  expect(setup(testReport([alice]))).toEqual({ kind: 'signed', missing: 1 })
  expect(setup(testReport([bob]), { account: dave })).toEqual({ kind: 'watch' })
})

test('behavior: no wallet, or on another chain', () => {
  expect(setup(testReport([]), { account: undefined })).toEqual({ kind: 'connect' })
  expect(setup(testReport([]), { walletChainId: 1 })).toEqual({ kind: 'wrong-chain' })
  expect(setup(testReport([alice]), { walletChainId: 1 })).toEqual({ kind: 'signed', missing: 1 })
})

test('behavior: closed when the chain does not answer, in whatever way that is learnt', () => {
  expect(setup(testReport([]), { isChainDown: true })).toEqual({ kind: 'closed' })
  expect(setup(testReport([], { state: undefined }))).toEqual({ kind: 'closed' })
  expect(setup(testReport([], { isStale: true }))).toEqual({ kind: 'closed' })
  expect(setup(testReport([bob, carol]), { isChainDown: true })).toEqual({ kind: 'closed' })
})

test.each(['block', 'unknown'] as const)(
  'behavior: one check with verdict %s closes signing and executing',
  (verdict) => {
    const checks = [{ id: 'T18', verdict, title: 'failed' }]
    const cases: Address[][] = [[], [bob, carol]]
    for (const signers of cases)
      expect(setup(testReport(signers, { checks }))).toMatchObject({ kind: 'blocked', reasons: checks })
  },
)

test('behavior: a signature that cannot be judged is not counted and stops nothing', () => {
  const checks = [{ id: 'T46', verdict: 'unknown' as const, title: '', code: 'CONTRACT_UNKNOWN' }]
  expect(setup(testReport([bob], { checks }))).toMatchObject({ kind: 'sign' })
})

test('behavior: warnings do not close', () => {
  const checks = [{ id: 'T44', verdict: 'warn' as const, title: '' }]
  expect(setup(testReport([bob], { checks }))).toMatchObject({ kind: 'sign' })
})

test('behavior: a body that failed its checks is never signed', () => {
  expect(setup(testReport([], { transaction: undefined }))).toMatchObject({ kind: 'blocked' })
})

test.each(['executed', 'failed', 'replaced'] as const)('behavior: %s is over', (progress) => {
  expect(setup(testReport([bob, carol], { progress }))).toEqual({ kind: 'past', outcome: progress })
})

test('default: of a message, an owner who has not signed can, until the Safe accepts', () => {
  expect(setup(testMessageReport([]))).toEqual({ isLast: false, kind: 'sign', ordinal: 1, threshold: 2 })
  expect(setup(testMessageReport([bob]))).toEqual({ isLast: false, kind: 'sign', ordinal: 2, threshold: 2 })
  expect(setup(testMessageReport([bob, carol]))).toEqual({ kind: 'complete' })
})

test('behavior: of a message, enough signatures that the Safe refuses are not complete', () => {
  expect(setup(testMessageReport([bob, carol], { isComplete: false }))).toEqual({ kind: 'refused' })
})

test('behavior: of a message, signed already, not an owner, no wallet, or on another chain', () => {
  expect(setup(testMessageReport([alice]))).toEqual({ kind: 'signed', missing: 1 })
  expect(setup(testMessageReport([bob]), { account: dave })).toEqual({ kind: 'watch' })
  expect(setup(testMessageReport([]), { account: undefined })).toEqual({ kind: 'connect' })
  expect(setup(testMessageReport([]), { walletChainId: 1 })).toEqual({ kind: 'wrong-chain' })
})

test('behavior: messages are closed when the chain does not answer', () => {
  expect(setup(testMessageReport([]), { isChainDown: true })).toEqual({ kind: 'closed' })
  expect(setup(testMessageReport([], { state: undefined }))).toEqual({ kind: 'closed' })
  expect(setup(testMessageReport([], { isStale: true }))).toEqual({ kind: 'closed' })
})

test.each(['block', 'unknown'] as const)('behavior: one check with verdict %s closes signing a message', (verdict) => {
  const checks = [{ id: 'T66', verdict, title: 'failed' }]
  expect(setup(testMessageReport([], { checks }))).toEqual({ kind: 'blocked', reasons: checks })
  expect(setup(testMessageReport([bob, carol], { checks })).kind).toBe('blocked')
})

test('behavior: a message that hands out power needs a deliberate yes', () => {
  const permit = [{ id: 'T67', code: 'MESSAGE_IS_PERMIT', verdict: 'warn', title: 'permit' }] as const
  expect(needsMessageConsent(testMessageReport([], { checks: [...permit] }))).toBe(true)
  expect(needsMessageConsent(testMessageReport([]))).toBe(false)
})
