import { UserRejectedRequestError } from 'viem'
import { expect, test } from 'vitest'
import { listErrorCodes, listErrorMessages } from './listErrorCodes.ts'

test('default: reads the code of a plain object', () => {
  expect(listErrorCodes({ code: 4001, message: 'no' })).toEqual([4001])
})

test('behavior: reads along causes and inside data.originalError', () => {
  const error = new Error('outer', { cause: { code: -32603, data: { originalError: { code: 4902 } } } })
  expect(listErrorCodes(error)).toEqual([-32603, 4902])
  expect(listErrorCodes(new UserRejectedRequestError(new Error('no')))).toContain(4001)
})

test('behavior: ends on a chain that points at itself', () => {
  const error: { code: number; cause?: unknown } = { code: 1 }
  error.cause = error
  expect(listErrorCodes(error)).toEqual([1])
})

test('behavior: anything can be thrown', () => {
  for (const thrown of [undefined, null, 'text', 7, Symbol('x')]) expect(listErrorCodes(thrown)).toEqual([])
  expect(listErrorMessages('text')).toEqual(['text'])
  expect(listErrorMessages(new Error('a', { cause: new Error('b') }))).toEqual(['a', 'b'])
})
