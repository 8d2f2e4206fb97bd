import { stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { readMessageText } from './callMethod.ts'

test('default: the text that a library sent as bytes', () => {
  expect(readMessageText(stringToHex('Sign in, héllo ✓'))).toBe('Sign in, héllo ✓')
  expect(readMessageText('0x')).toBe('')
  expect(readMessageText(stringToHex('\ufeffmark'))).toBe('\ufeffmark')
})

test('behavior: what is no text in bytes stays as it was sent', () => {
  for (const message of ['hello', `0x${'ff'.repeat(32)}`, '0xabc', '0x zz', ' 0x6869'])
    expect(readMessageText(message)).toBe(message)
})
