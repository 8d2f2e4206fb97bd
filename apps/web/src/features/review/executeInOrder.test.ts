import type { Check, ExecutionState } from '@countersign/protocol/verify'
import { expect, test } from 'vitest'
import { alice, bob, testReport } from '../../../test/testReport.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { type ExecuteInOrderParameters, executeInOrder } from './executeInOrder.ts'

function createReport(number: number): Report {
  const report = testReport([alice, bob])
  return { ...report, id: { ...report.id, safeTxHash: `0x${String(number).repeat(64)}` } }
}
const [first, second, third] = [createReport(1), createReport(2), createReport(3)]

const check: Check = {
  code: 'EXECUTED',
  evidence: undefined,
  id: 'T71',
  message: 'What the chain says.',
  verdict: 'ok',
}
const end = (state: ExecutionState) => ({ check, state })

async function run(overrides: Partial<ExecuteInOrderParameters> = {}) {
  const reported: string[] = []
  const requested: Report[] = []
  const last: unknown[] = []
  await executeInOrder({
    reports: [first, second, third],
    load: async (report) => report,
    findObstacle: async () => undefined,
    execute: async (report, onSent) => {
      requested.push(report)
      onSent()
      return end('succeeded')
    },
    onStep: (index, step) => {
      reported.push(`${index} ${step.kind}`)
      last[index] = step
    },
    ...overrides,
  })
  return { requested, last, reported }
}

const complete = (index: number) => ['checking', 'asking', 'sent', 'executed'].map((kind) => `${index} ${kind}`)

test('default: each is verified, asked for, sent and confirmed before the next', async () => {
  const { reported } = await run()
  expect(reported).toEqual([...complete(0), ...complete(1), ...complete(2)])
})

test('behavior: what was verified anew is executed, not what was on screen', async () => {
  const fresh = { ...second, checks: [] }
  const { requested } = await run({ load: async (report) => (report === second ? fresh : report) })
  expect(requested[1]).toBe(fresh)
})

test('error: an obstacle ends it before the wallet is asked', async () => {
  const { requested, last, reported } = await run({
    findObstacle: async (report) => (report === second ? 'The nonce was used.' : undefined),
  })
  expect(reported).toEqual([...complete(0), '1 checking', '1 stopped'])
  expect(last[1]).toEqual({ kind: 'stopped', text: 'The nonce was used.' })
  expect(requested).toEqual([first])
})

test('error: a wallet that refuses ends it, with what it said', async () => {
  const error = Object.assign(new Error('User rejected'), { code: 4001 })
  const { last, reported } = await run({ execute: () => Promise.reject(error) })
  expect(reported).toEqual(['0 checking', '0 asking', '0 stopped'])
  expect(last[0]).toEqual({ error, kind: 'stopped' })
})

test.each<[ExecutionState, RegExp]>([
  ['failed', /the call failed\. The nonce is used/],
  ['reverted', /^What the chain says\.$/],
  ['something-else', /^What the chain says\.$/],
  ['pending', /not confirmed on the chain yet\. What the chain says\./],
  ['unknown', /not confirmed on the chain yet\. What the chain says\./],
])('error: an end of "%s" ends it too', async (state, text) => {
  const { last, reported } = await run({ execute: async () => end(state) })
  expect(reported.at(-1)).toBe('0 stopped')
  expect(last[0]).toEqual({ kind: 'stopped', text: expect.stringMatching(text) })
})
