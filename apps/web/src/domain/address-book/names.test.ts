import { expect, test } from 'vitest'
import { setName } from './names.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'

test('default: names are cleaned and can be taken back', () => {
  expect(setName({}, safe, ' Trea\u202esury\n ')).toEqual({ [safe]: 'Treasury' })
  expect(setName({ [safe]: 'Treasury' }, safe, '  ')).toEqual({})
})
