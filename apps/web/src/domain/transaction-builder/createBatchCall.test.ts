import { decodeCall } from '@countersign/protocol/decode'
import { expect, test } from 'vitest'
import { createBatchCall, findRefusal, unfoldCall } from './createBatchCall.ts'

const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const calls = [
  { to: dave, value: 5n, data: '0x' },
  { to: multiSend, value: 0n, data: '0x1234' },
] as const

test('default: a delegatecall to the library that pays nothing itself; what is paid stands inside', () => {
  const call = createBatchCall(calls, multiSend)
  expect(call).toMatchObject({ to: multiSend, value: 0n, operation: 1 })
  const decoded = decodeCall({ ...call, operation: 1 })
  expect(decoded.batch).toEqual({ ok: true, calls: calls.map((item) => ({ ...item, operation: 0 })) })
})

test('behavior: a single call stays what it is', () => {
  expect(createBatchCall(calls.slice(0, 1), multiSend)).toEqual(calls[0])
})

test('behavior: a batch that a form made is taken apart again, anything else is itself', () => {
  expect(unfoldCall(createBatchCall(calls, multiSend))).toEqual(calls.map((item) => ({ ...item, operation: 0 })))
  const foreign = { ...createBatchCall(calls, dave) }
  expect(unfoldCall(foreign)).toEqual([foreign])
  expect(findRefusal(foreign)).toBeDefined()
})
