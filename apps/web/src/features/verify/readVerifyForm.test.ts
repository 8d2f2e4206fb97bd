import { expect, test } from 'vitest'
import { emptyVerifyForm, readVerifyForm, toVerifyForm } from './readVerifyForm.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const typed = { ...emptyVerifyForm, chainId: '31337', nonce: '5', safe: ` ${safe} `, to, value: '1' }

test('default: what was typed, and the same again from what it became', () => {
  const read = readVerifyForm({ ...typed, signatures: `0x${'11'.repeat(65)}\n\n  0x${'22'.repeat(65)}\n` })
  expect(read).toMatchObject({
    value: {
      chainId: 31337,
      kind: 'transaction',
      safe,
      signatures: [{}, {}],
      transaction: { nonce: 5n, to, value: 1n },
    },
  })
  if (!('value' in read)) throw new Error('It was refused.')
  expect(readVerifyForm(toVerifyForm(read.value))).toEqual(read)
})

test('error: every field by its name', () => {
  const wrong = {
    ...typed,
    chainId: '0',
    data: '0x1',
    nonce: '',
    operation: '2',
    safe: safe.replace('F7', 'f7'),
    version: '1',
  }
  const read = readVerifyForm({ ...wrong, signatures: '0x11', value: '-1' })
  expect('errors' in read && Object.keys(read.errors).toSorted()).toEqual(
    ['chainId', 'data', 'nonce', 'operation', 'safe', 'signatures', 'value', 'version'].toSorted(),
  )
})

test('behavior: a text keeps its spaces; typed data must be JSON', () => {
  const text = readVerifyForm({ ...typed, content: ' I agree\n', kind: 'text' })
  expect(text).toMatchObject({ value: { content: ' I agree\n', kind: 'message' } })
  expect(readVerifyForm({ ...typed, content: '{', kind: 'typed' })).toEqual({
    errors: { content: 'This is not valid JSON.' },
  })
  const content = { domain: {}, message: { a: '1' }, primaryType: 'A', types: { A: [{ name: 'a', type: 'uint256' }] } }
  const data = readVerifyForm({ ...typed, content: JSON.stringify(content), kind: 'typed' })
  if (!('value' in data)) throw new Error('It was refused.')
  expect(data.value).toMatchObject({ content })
  expect(readVerifyForm(toVerifyForm(data.value))).toEqual(data)
})
