import { createClient } from '@countersign/client'
import type { Check as KernelCheck } from '@countersign/protocol/verify'
import { expect, test } from 'vitest'
import { checkSafeOf, isContradiction } from './useSafeChecks.ts'

const address = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const check = (code: string, verdict: KernelCheck['verdict']): KernelCheck => ({
  code,
  evidence: undefined,
  id: 'T11',
  message: code,
  verdict,
})

/** A kernel that returns these checks in order. */
function setup(...findings: readonly (readonly KernelCheck[])[]) {
  const waits: string[] = []
  let looks = 0
  const service = createClient({ baseUrl: 'https://service.example', fetch: async () => new Response('{}') })
  const kernel = {
    verifySafe: async () => ({
      checks: [...(findings[Math.min(looks++, findings.length - 1)] ?? [])],
      facts: undefined,
      verdict: 'ok' as const,
    }),
  }
  const run = () =>
    checkSafeOf(service, kernel, {
      account: undefined,
      address,
      chainId: 31_337,
      signal: new AbortController().signal,
      waitForService: async () => void waits.push('waited'),
    })
  return { run, waits }
}

test('default: what agrees is looked at once', async () => {
  const { run, waits } = setup([check('NONCE_AGREES', 'ok')])
  expect(await run()).toMatchObject([{ code: 'NONCE_AGREES', verdict: 'ok' }])
  expect(waits).toEqual([])
})

test('behavior: a service that is a block behind alarms nobody', async () => {
  const { run, waits } = setup([check('NONCE_DIFFERS', 'warn')], [check('NONCE_AGREES', 'ok')])
  expect(await run()).toMatchObject([{ code: 'NONCE_AGREES' }])
  expect(waits).toEqual(['waited'])
})

test('error: a service that says it twice is wrong', async () => {
  const { run } = setup([check('NONCE_DIFFERS', 'warn')])
  expect(await run()).toMatchObject([{ code: 'NONCE_DIFFERS', verdict: 'warn' }])
})

test.each([
  ['OWNERS_DIFFERS', 'warn', true],
  ['CHAIN_ID_DIFFERS', 'block', true],
  ['SAFE_ADDRESS_CHANGED', 'block', true],
  ['CONTRACT_UNKNOWN', 'block', true],
  ['OWNERS_DIFFERS', 'ok', false],
  ['ACCOUNT_NOT_OWNER', 'warn', false],
  ['IMPLEMENTATION_UNKNOWN', 'block', false],
  ['OWNERS_UNKNOWN', 'unknown', false],
] as const)('default: %s (%s) contradicts: %s', (code, verdict, expected) => {
  expect(isContradiction({ code, id: 'T09', title: '', verdict })).toBe(expected)
})
