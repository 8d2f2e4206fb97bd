import { expect, test } from 'vitest'
import { en } from './en.ts'
import { createTranslate, format } from './format.ts'

test('default: fills every placeholder, also twice', () => {
  expect(format('{a} and {b} and {a}', { a: 'x', b: 'y' })).toBe('x and y and x')
})

test('behavior: a placeholder without a value stays, a value is never read as one', () => {
  expect(format('{a} {b}', { a: '{b}' })).toBe('{b} {b}')
  expect(format('{toString}')).toBe('{toString}')
})

test('behavior: the sentences of the specification, word for word', () => {
  const t = createTranslate(en)
  const values = { app: 'Countersign', wallet: 'Lab Wallet' }
  expect(t('errorPreparing')).toBe('Error preparing message, please retry!')
  expect(t('errorSigning')).toBe('Error signing message, please retry!')
  expect(t('errorVerifying')).toBe('Error verifying signature, please retry!')
  expect(t('failed')).toBe('Oops, something went wrong!')
  expect(t('wrongNetworkText')).toBe('Wrong network detected, switch or disconnect to continue.')
  expect(t('switchUnsupported', values)).toBe(
    'Your wallet does not support switching networks from Countersign. Try switching networks from within your wallet instead.',
  )
  expect(t('notInstalled', values)).toBe('Lab Wallet is not installed')
  expect(t('notAvailable', values)).toBe('Lab Wallet is not available')
  expect(t('copied')).toBe('Copied!')
  expect(t('clearAll')).toBe('Clear All')
})
