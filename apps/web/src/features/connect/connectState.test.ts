import { expect, test } from 'vitest'
import { type ConnectState, reduceConnect } from './connectState.ts'

const connecting: ConnectState = { step: 'connecting', walletId: 'a' }

test('default: pick, fail, start over', () => {
  expect(reduceConnect({ step: 'pick' }, { type: 'picked', walletId: 'a' })).toEqual(connecting)
  expect(reduceConnect(connecting, { type: 'reset' })).toEqual({ step: 'pick' })
})

test.each([
  [{ code: 4001 }, 'rejected'],
  [{ code: -32002 }, 'pending'],
  [new Error('x', { cause: { code: 4001 } }), 'rejected'],
  [new Error('x'), 'other'],
])('parameters: %o', (error, reason) => {
  expect(reduceConnect(connecting, { type: 'failed', walletId: 'a', error })).toMatchObject({
    step: 'failed',
    reason,
    error,
  })
})

test('behavior: a late answer of a wallet that was left is ignored', () => {
  const state = reduceConnect(connecting, { type: 'picked', walletId: 'b' })
  expect(reduceConnect(state, { type: 'failed', walletId: 'a', error: { code: 4001 } })).toBe(state)
})
