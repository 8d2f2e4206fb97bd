import { decodeCall } from '@countersign/protocol'
import { expect, test } from 'vitest'
import { createBatch } from './createBatch.ts'

const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const first = { to: dave, value: 1n, data: '0x' } as const
const second = { to: multiSend, value: 0n, data: '0x1234' } as const

test('default: several calls go through the contract that makes them, none of them a delegatecall', () => {
  const batch = createBatch([first, second], multiSend)
  expect(batch).toMatchObject({ to: multiSend, value: 0n, operation: 1 })
  const { nested } = decodeCall({ ...batch, operation: 1 })
  expect(nested.map(({ call }) => call)).toEqual([
    { ...first, operation: 0 },
    { ...second, operation: 0 },
  ])
})

test('behavior: one call is itself', () => {
  expect(createBatch([first], multiSend)).toBe(first)
})

test('error: nothing to do', () => {
  expect(() => createBatch([], multiSend)).toThrow('at least one call')
})
