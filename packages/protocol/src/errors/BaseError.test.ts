import { expect, test } from 'vitest'
import { BaseError, walkCauses } from './BaseError.ts'

test('default: sentence, code and name', () => {
  const error = new BaseError('OUTER', 'It failed.')
  expect(error).toBeInstanceOf(Error)
  expect(error.shortMessage).toBe('It failed.')
  expect(error.message).toBe('It failed.')
  expect(error.code).toBe('OUTER')
  expect(error.name).toBe('OuterError')
  expect(error.metaMessages).toEqual([])
  expect('cause' in error).toBe(false)
})

test('parameters: metaMessages follow the sentence', () => {
  const metaMessages = ['Because of this.', 'Do that.']
  const error = new BaseError('OUTER', 'It failed.', { metaMessages })
  metaMessages.push('changed later')
  expect(error.message).toBe('It failed.\nBecause of this.\nDo that.')
  expect(error.metaMessages).toEqual(['Because of this.', 'Do that.'])
})

test('parameters: cause is attached and not printed', () => {
  const cause = new Error('https://user:secret@node')
  const error = new BaseError('OUTER', 'It failed.', { cause })
  expect(error.cause).toBe(cause)
  expect(error.message).not.toContain('secret')
})

test('behavior: walk finds along the chain or ends at its root', () => {
  const root = new TypeError('root')
  const middle = new Error('middle', { cause: root })
  const error = new BaseError('OUTER', 'It failed.', { cause: middle })
  expect(error.walk()).toBe(root)
  expect(error.walk((candidate) => candidate === error)).toBe(error)
  expect(error.walk((candidate) => candidate instanceof TypeError)).toBe(root)
  expect(error.walk((candidate) => candidate instanceof RangeError)).toBeUndefined()
})

test('behavior: a cause of null ends the chain', () => {
  const error = new BaseError('OUTER', 'It failed.', { cause: null })
  expect(error.walk()).toBe(error)
})

test('behavior: plain objects and values are walked, cycles end', () => {
  const inner: { code: number; cause?: unknown } = { code: 4001 }
  const outer = { cause: inner }
  expect(walkCauses(outer, (candidate) => candidate === inner)).toBe(inner)
  expect(walkCauses('text')).toBe('text')
  expect(walkCauses({ cause: 7 })).toBe(7)
  expect(walkCauses(undefined)).toBeUndefined()
  expect(walkCauses(null)).toBe(null)
  inner.cause = outer
  expect(walkCauses(outer, () => false)).toBeUndefined()
  expect(walkCauses(outer)).toBe(outer)
})
