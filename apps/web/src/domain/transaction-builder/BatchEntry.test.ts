import { expect, test } from 'vitest'
import { readFieldText } from './BatchEntry.ts'

const tuple = {
  type: 'tuple',
  components: [
    { name: 'to', type: 'address' },
    { name: 'amounts', type: 'uint256[]' },
  ],
}
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test.each([
  [`["${dave}",["1","2"]]`],
  [`[${dave}, [1, 2]]`],
  [`(${dave},[1,2])`],
  [`{"to": "${dave}", "amounts": [1, 2]}`],
  [`{amounts: ['1', '2'], to: ${dave}}`],
])('default: %s', (text) => {
  expect(readFieldText(tuple, text)).toEqual([dave, ['1', '2']])
})

test('behavior: digits of large numbers are kept', () => {
  const large = (2n ** 256n - 1n).toString()
  expect(readFieldText({ type: 'uint256[]' }, `[${large}]`)).toEqual([large])
})

test('behavior: a single value is taken as it is', () => {
  expect(readFieldText({ type: 'string' }, '[not, a list')).toBe('[not, a list')
})

test.each(['', '[', '[1', '[1]]', 'one', '[[1],2]', '{"to": 1', `${'['.repeat(40)}`])('error: %s', (text) => {
  expect(readFieldText(tuple, text)).toBeUndefined()
})
