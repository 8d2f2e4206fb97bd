import { expect, test } from 'vitest'
import { parseCheckpoint } from './Checkpoint.ts'

const hash = `0x${'Ab'.repeat(32)}`

test('default: numbers as JSON, decimal or hexadecimal text', () => {
  for (const number of [255, '255', '0xff'])
    expect(parseCheckpoint(JSON.stringify({ chainId: 1, hash, number }))).toEqual({
      chainId: 1,
      hash: hash.toLowerCase(),
      number: 255n,
    })
})

test.each([
  ['', 'not JSON'],
  ['[]', 'not JSON'],
  [JSON.stringify({ chainId: 1, hash: '0x12', number: 1 }), 'hash'],
  [JSON.stringify({ chainId: 1, hash, number: -1 }), 'number'],
  [JSON.stringify({ chainId: '1', hash, number: 1 }), 'chainId'],
  [`{"chainId":1,"number":1,"hash":"${hash}","x":"${'x'.repeat(10_000)}"}`, 'not JSON'],
])('error: %s', (text, field) => {
  expect(() => parseCheckpoint(text)).toThrow(`The checkpoint is invalid: ${field}.`)
})
