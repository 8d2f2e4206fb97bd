import { expect, test } from 'vitest'
import { pickCapabilities, readCapabilities } from './readCapabilities.ts'

const atomic = { status: 'supported' }

test('default: what the session names, on each of its chains', () => {
  const properties = { atomic: JSON.stringify(atomic), expiry: '1799999999' }
  expect(readCapabilities(properties, [1, 10])).toEqual({ '0x1': { atomic }, '0xa': { atomic } })
})

test('behavior: a session that names nothing has no answer', () => {
  expect(readCapabilities(undefined, [1])).toBeUndefined()
  expect(readCapabilities({}, [1])).toBeUndefined()
})

test.each(['no JSON', '1', 'null', '[]', '"text"', `{"a":"${'x'.repeat(20_000)}"}`, 7])(
  'error: %s is no capability',
  (text) => {
    expect(readCapabilities({ atomic: text }, [1])).toBeUndefined()
  },
)

test('behavior: a name of a prototype is a name', () => {
  const found = readCapabilities(JSON.parse('{"__proto__":"{\\"a\\":1}"}'), [1])
  expect(Reflect.get({}, 'a')).toBeUndefined()
  expect(Object.keys(found?.['0x1'] ?? {})).toEqual(['__proto__'])
})

test('parameters: chains of the request', () => {
  const all = { '0x1': { atomic }, '0xa': { atomic } } as const
  expect(pickCapabilities(all, ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', ['0x0a', 'x', null]])).toEqual({
    '0xa': { atomic },
  })
  expect(pickCapabilities(all, ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'])).toEqual(all)
  expect(pickCapabilities(all, undefined)).toEqual(all)
})
