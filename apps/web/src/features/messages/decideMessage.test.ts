import { expect, test } from 'vitest'
import type { MessageReport } from '../../domain/messages/MessageReport.ts'
import { testMessageReport } from '../../domain/messages/testMessageReport.ts'
import { alice, bob, carol, dave } from '../../domain/transactions/testReport.ts'
import { type DecideMessageParameters, decideMessage, needsMessageConsent } from './decideMessage.ts'

function setup(report: MessageReport, overrides: Partial<DecideMessageParameters> = {}) {
  return decideMessage({ report, account: alice, walletChainId: 31337, isChainDown: false, ...overrides })
}

test('default: an owner who has not signed can, until the Safe accepts', () => {
  expect(setup(testMessageReport([]))).toEqual({ kind: 'sign', ordinal: 1, threshold: 2 })
  expect(setup(testMessageReport([bob]))).toEqual({ kind: 'sign', ordinal: 2, threshold: 2 })
  expect(setup(testMessageReport([bob, carol]))).toEqual({ kind: 'complete' })
})

test('behavior: enough signatures that the Safe refuses are not complete', () => {
  expect(setup(testMessageReport([bob, carol], { isComplete: false }))).toEqual({ kind: 'refused' })
})

test('behavior: signed already, not an owner, no wallet, or on another chain', () => {
  expect(setup(testMessageReport([alice]))).toEqual({ kind: 'signed', missing: 1 })
  expect(setup(testMessageReport([bob]), { account: dave })).toEqual({ kind: 'watch' })
  expect(setup(testMessageReport([]), { account: undefined })).toEqual({ kind: 'connect' })
  expect(setup(testMessageReport([]), { walletChainId: 1 })).toEqual({ kind: 'wrong-chain' })
})

test('behavior: closed when the chain does not answer', () => {
  expect(setup(testMessageReport([]), { isChainDown: true })).toEqual({ kind: 'closed' })
  expect(setup(testMessageReport([], { state: undefined }))).toEqual({ kind: 'closed' })
  expect(setup(testMessageReport([], { isStale: true }))).toEqual({ kind: 'closed' })
})

test.each(['block', 'unknown'] as const)('behavior: one check with verdict %s closes signing', (verdict) => {
  const checks = [{ id: 'T66', verdict, title: 'failed' }]
  expect(setup(testMessageReport([], { checks }))).toEqual({ kind: 'blocked', reasons: checks })
  expect(setup(testMessageReport([bob, carol], { checks })).kind).toBe('blocked')
})

test('behavior: what hands out power needs a deliberate yes', () => {
  const permit = [{ id: 'T67', code: 'MESSAGE_IS_PERMIT', verdict: 'warn', title: 'permit' }] as const
  expect(needsMessageConsent(testMessageReport([], { checks: [...permit] }))).toBe(true)
  expect(needsMessageConsent(testMessageReport([]))).toBe(false)
})
