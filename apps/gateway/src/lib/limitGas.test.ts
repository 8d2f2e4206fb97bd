import { expect, test } from 'vitest'
import { limitGas } from './limitGas.ts'

const limit = (method: string, params: unknown) => limitGas({ method, params }, 100).params

test('default: a call gets no more gas, whatever it requests', () => {
  for (const method of ['eth_call', 'eth_estimateGas', 'debug_traceCall']) {
    expect(limit(method, [{ to: '0x01' }, 'latest'])).toEqual([{ gas: '0x64', to: '0x01' }, 'latest'])
    expect(limit(method, [{ gas: '0xffffff' }, 'latest', {}])).toEqual([{ gas: '0x64' }, 'latest', {}])
    expect(limit(method, [{ gas: '0x10' }])).toEqual([{ gas: '0x10' }])
    expect(limit(method, [{ gas: 'much' }])).toEqual([{ gas: '0x64' }])
  }
})

test('behavior: every call of a simulation', () => {
  const blockStateCalls = [{ calls: [{ to: '0x01' }, { gas: '0x5' }], stateOverrides: {} }, {}]
  expect(limit('eth_simulateV1', [{ blockStateCalls, validation: false }, 'latest'])).toEqual([
    {
      blockStateCalls: [{ calls: [{ gas: '0x64', to: '0x01' }, { gas: '0x5' }], stateOverrides: {} }, {}],
      validation: false,
    },
    'latest',
  ])
})

test('behavior: what runs no code stays as it is', () => {
  expect(limit('eth_getCode', ['0x01', 'latest'])).toEqual(['0x01', 'latest'])
  expect(limit('eth_call', undefined)).toBeUndefined()
})
