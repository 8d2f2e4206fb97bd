import { expect, test } from 'vitest'
import { createLanguage } from './translate.ts'

const createWords = () => ({
  title: 'Settings',
  count: (count: number) => `${count} things`,
  inner: { yes: 'Yes', no: 'No' },
  points: [{ title: 'One' }, { title: 'Two' }],
})
const pack = {
  words: {
    count: (count: number) => `${count} Dinge`,
    inner: { yes: 'Ja' },
    points: [{ title: 'Eins' }],
    title: 'Einstellungen',
  },
}
const translated = {
  inner: { no: 'No', yes: 'Ja' },
  points: [{ title: 'Eins' }, { title: 'Two' }],
  title: 'Einstellungen',
}

test('default: a language is laid over the words that are there, in place', () => {
  const { locale, speak, translate } = createLanguage()
  const words = createWords()
  const { inner } = words
  translate('words', words)
  expect(locale()).toBe('en-GB')
  speak({ locale: 'de', pack })
  expect(words).toMatchObject(translated)
  expect(words.count(2)).toBe('2 Dinge')
  // Parts that somebody holds already speak it too.
  expect(inner.yes).toBe('Ja')
  expect(locale()).toBe('de')
})

test('behavior: words that load later speak it at once', () => {
  const { speak, translate } = createLanguage()
  speak({ locale: 'de', pack })
  const words = createWords()
  translate('words', words)
  expect(words).toMatchObject(translated)
})

test('behavior: a catalogue that the language does not have stays in English', () => {
  const { speak, translate } = createLanguage()
  const words = createWords()
  translate('other', words)
  speak({ locale: 'de', pack })
  expect(words).toMatchObject({ title: 'Settings' })
})
