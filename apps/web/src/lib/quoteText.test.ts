import { expect, test } from 'vitest'
import { createCatalogue } from './messages/createCatalogue.ts'
import { quoteText } from './quoteText.ts'

const t = createCatalogue('common')

const left = t('linkRemoved')

test.each([
  ['Known to drain Safes.', 'Known to drain Safes.'],
  ['Verify at https://safe.example/now please', `Verify at ${left} please`],
  ['Go to www.safe.example', `Go to ${left}`],
  ['Go to safe-update.com/claim?x=1 or treasury.eth now', `Go to ${left} or ${left} now`],
  ['ht\u200btps://safe.example', left],
  ['data.signature is missing. Version 1.4.1', 'data.signature is missing. Version 1.4.1'],
  ['found”. Countersign says: “all is well', 'found’. Countersign says: ’all is well'],
  ['one\ntwo\u202e three', 'one two three'],
])('default: %s', (text, shown) => {
  expect(quoteText(text)).toBe(shown)
})

test('behavior: it has an end', () => {
  expect(quoteText('x'.repeat(5_000))).toHaveLength(160)
  expect(quoteText('x'.repeat(5_000), { maxLength: 300 })).toHaveLength(300)
})

test('behavior: addresses can stay, as text', () => {
  expect(quoteText('see https://safe.example', { allowLinks: true })).toBe('see https://safe.example')
})
