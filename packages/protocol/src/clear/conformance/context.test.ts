import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { bea, contract, describeContract, encode, facts, inner, one, raw, testCases } from '../../../test/clearCases.ts'
import { toKnownDescriptor } from '../ClearReading.ts'
import { explainCall } from '../explainCall.ts'

testCases([
  one(
    'context/selector/tuple-and-array-key',
    'f((address t,uint256[2] a)[] o)',
    [[{ t: bea, a: [1n, 2n] }]],
    raw('o.[0].a.[1]', 'it'),
    '2',
  ),
])

const key = 'f(uint256 a)'
const descriptor = describeContract({ [key]: { intent: 'One' }, 'f(uint256 a,bool b)': { intent: 'Two' } })
const request = async (data: Hex, to = contract, chainId = 1) =>
  explainCall({
    call: { data, to, value: 0n },
    descriptors: [toKnownDescriptor({ descriptor, name: 'one.json' }, 'yours')],
    facts: { ...facts, chain: { ...facts.chain, id: chainId } },
  })

test('default: context/deployments/*, context/selector/*', async () => {
  expect(await request(encode(key, [1n]))).toMatchObject([{ intent: 'One' }])
  expect(await request(encode('f(uint256 a,bool b)', [1n, true]))).toMatchObject([{ intent: 'Two' }])
  expect(await request(encode(key, [1n]), contract, 10)).toEqual([])
  expect(await request(encode(key, [1n]), inner)).toEqual([])
  expect(await request(encode('g(uint256 a)', [1n]))).toEqual([])
})
