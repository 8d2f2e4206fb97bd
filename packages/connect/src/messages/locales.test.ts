import { expect, test } from 'vitest'
import { en } from './en.ts'
import { LOCALES, loadMessages, pickLocale } from './locales.ts'

const listPlaceholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()

test('default: English and eighteen more', () => {
  expect(LOCALES).toContain('en')
  expect(LOCALES).toHaveLength(19)
})

test.each(LOCALES)('behavior: %s has every key, no other, none empty, and the same placeholders', async (locale) => {
  const messages = await loadMessages(locale)
  expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort())
  for (const [key, text] of Object.entries(messages)) {
    expect(text.trim(), key).not.toBe('')
    expect(listPlaceholders(text), key).toEqual(listPlaceholders(Reflect.get(en, key)))
  }
})

test.each(LOCALES.filter((locale) => locale !== 'en'))('behavior: %s is translated', async (locale) => {
  const messages = await loadMessages(locale)
  const same = Object.entries(messages).filter(([key, text]) => text === Reflect.get(en, key))
  expect(same.length).toBeLessThan(Object.keys(en).length / 10)
})

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['cs', 'de-AT'], 'de'],
  [['uk', 'de-AT'], 'uk'],
  [['zh-Hans-CN'], 'zh'],
  [['pt_BR'], 'pt'],
  [['xx'], 'en'],
  [[], 'en'],
] as const)('parameters: %j is %s', (languages, locale) => {
  expect(pickLocale(languages)).toBe(locale)
})
