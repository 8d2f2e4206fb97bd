import { expect, test } from 'vitest'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { emptyMessageForm, isTypedData, type MessageForm, readMessage } from './readMessage.ts'

const t = createCatalogue('message')

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const mail = {
  domain: { name: 'Mail' },
  message: { amount: '1', text: 'Hello' },
  primaryType: 'Mail',
  types: {
    Mail: [
      { name: 'text', type: 'string' },
      { name: 'amount', type: 'uint256' },
    ],
  },
}
const read = (form: Partial<MessageForm>) =>
  readMessage({ form: { ...emptyMessageForm, ...form }, chainId: 31337, safe })
const readTyped = (typed: unknown) =>
  read({ kind: 'typed', typed: typeof typed === 'string' ? typed : JSON.stringify(typed) })

test('default: a text exactly as it was typed, typed data as it was pasted', () => {
  expect(read({ text: ' I agree.\n' })).toEqual({ value: ' I agree.\n' })
  expect(readTyped(mail)).toEqual({ value: mail })
  const { primaryType: _, ...nameless } = mail
  expect(readTyped(nameless)).toEqual({ value: mail })
})

test('error: nothing, too much, and what is no typed data', () => {
  expect(read({ text: ' \n' })).toEqual({ error: t('errors.text') })
  expect(readTyped('')).toEqual({ error: t('errors.typed') })
  expect(read({ text: 'x'.repeat(100_001) })).toEqual({ error: t('errors.long', { most: 100_000 }) })
  expect(readTyped('{')).toEqual({ error: t('errors.json') })
  expect(readTyped({ ...mail, domain: { name: 7 } })).toEqual({
    error: 'This is not typed data: “domain.name” is missing or invalid.',
  })
  expect(readTyped({ ...mail, message: { ...mail.message, amount: 'many' } })).toEqual({ error: t('errors.types') })
})

test('error: a number that JSON rounds would be signed as another', () => {
  const typed = JSON.stringify(mail).replace('"1"', '1000000000000000001')
  expect(readTyped(typed)).toEqual({ error: t('errors.number', { value: 1_000_000_000_000_000_000 }) })
  expect(readTyped(typed.replace('1000000000000000001', '12'))).toHaveProperty('value')
})

test('error: T67 and T68, what is no message is refused before it is reviewed', () => {
  const transaction = { ...mail, primaryType: 'SafeTx', types: { SafeTx: [{ name: 'text', type: 'string' }] } }
  expect(readTyped(transaction)).toEqual({ error: expect.stringContaining('disguised') })
  expect(readTyped({ ...mail, domain: { verifyingContract: safe } })).toEqual({
    error: expect.stringContaining('this Safe itself'),
  })
  expect(read({ text: `0x${'ab'.repeat(32)}` })).toEqual({ error: expect.stringContaining('a bare hash') })
  expect(read({ text: 'ab'.repeat(32) })).toHaveProperty('error')
  expect(read({ text: `The hash is 0x${'ab'.repeat(32)}` })).toHaveProperty('value')
})

test('behavior: typed data that stands among texts is recognised', () => {
  expect([isTypedData(JSON.stringify(mail)), isTypedData('{}'), isTypedData('I agree')]).toEqual([true, false, false])
})
