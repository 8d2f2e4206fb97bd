import { expect, test } from 'vitest'
import { serializeError } from './serializeError.ts'

test('default', () => {
  const error = Object.assign(new Error('It failed.'), { client: { password: 'secret' }, code: '57P01' })
  const { stack, ...rest } = serializeError(error)
  expect(rest).toEqual({ code: '57P01', message: 'It failed.', name: 'Error' })
  expect(stack).toContain('serializeError.test.ts')
})

test('behavior: causes are logged, without their stacks and to a limited depth', () => {
  const error = new Error('outer', { cause: new Error('inner') })
  expect(serializeError(error)).toMatchObject({ cause: { message: 'inner', name: 'Error' }, message: 'outer' })
  const loop = new Error('loop')
  loop.cause = loop
  expect(JSON.stringify(serializeError(loop)).match(/"loop"/g)).toHaveLength(6)
})

test.each([
  ['URL: https://node.example/v2/secret-key\nDetails: none', 'URL: https://node.example\nDetails: none'],
  ['at wss://node.example:8546/secret?a=b.', 'at wss://node.example:8546'],
  ['postgres://user:secret@db:5432/safe refused', 'postgres://db:5432 refused'],
  ['no address here', 'no address here'],
])('behavior: keys in addresses are not logged: %s', (message, expected) => {
  expect(serializeError(new Error(message)).message).toBe(expected)
})

test('behavior: anything can be thrown', () => {
  expect(serializeError('text')).toEqual({ message: 'text', name: 'string' })
})
