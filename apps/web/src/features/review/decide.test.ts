import type { Address } from 'viem'
import { expect, test } from 'vitest'
import type { Report } from '../../domain/transactions/Report.ts'
import { alice, bob, carol, dave, testReport } from '../../domain/transactions/testReport.ts'
import { type DecideParameters, decide } from './decide.ts'

function setup(report: Report, overrides: Partial<DecideParameters> = {}) {
  return decide({ report, account: alice, walletChainId: 31337, isChainDown: false, ...overrides })
}

test('default: an owner who has not signed can', () => {
  expect(setup(testReport([]))).toEqual({ kind: 'sign', ordinal: 1, threshold: 2 })
  expect(setup(testReport([bob]))).toEqual({ kind: 'sign', ordinal: 2, threshold: 2 })
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
