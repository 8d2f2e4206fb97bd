import { expect, test } from 'vitest'
import { DataDecodedSchema, InternalTransactionSchema, ParameterValueSchema } from './DataDecodedSchema.ts'

const leaf = { method: 'transfer', parameters: null }

/** Calls inside calls, as a batch that carries batches. */
function nest(depth: number): unknown {
  let decoded: unknown = leaf
  for (let index = 0; index < depth; index++)
    decoded = { method: 'multiSend', parameters: [{ name: 'a', type: 'bytes', value: '0x', valueDecoded: decoded }] }
  return decoded
}

function nestLists(depth: number): unknown {
  let value: unknown = 'x'
  for (let index = 0; index < depth; index++) value = [value]
  return value
}

test('default', () => {
  expect(DataDecodedSchema.parse(leaf)).toEqual(leaf)
})

test('behavior: calls are nested as deep as the kernel itself explains them', () => {
  expect(DataDecodedSchema.safeParse(nest(9)).success).toBe(true)
})

test('behavior: the limit is exact', () => {
  expect(ParameterValueSchema.safeParse(nestLists(64)).success).toBe(true)
  expect(ParameterValueSchema.safeParse(nestLists(65)).success).toBe(false)
})

test.each([1_000, 100_000])('error: %i levels are refused, not run through', (depth) => {
  const message = 'Nested deeper than 64 levels.'
  const call = { data: null, operation: 0, to: '0x5afe3855358e112b5647b952709e6165e1c1eeee', value: '0' }
  for (const result of [
    DataDecodedSchema.safeParse(nest(depth)),
    InternalTransactionSchema.safeParse({ ...call, dataDecoded: nest(depth) }),
    ParameterValueSchema.safeParse(nestLists(depth)),
  ])
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message])
})
