import { expect, test } from 'vitest'
import { createMessageLoader } from './loadMessages.ts'
import { createLanguage, type LanguageTexts, type Messages } from './translate.ts'

const toLanguage = (locale: string, start: Record<string, Messages>): LanguageTexts => ({
  loaders: { start: async () => ({ catalogues: start }) },
  locale,
})
// Areas of the first group.
const english = toLanguage('en-GB', { shell: { title: 'Rows' }, safes: { title: 'Other' } })
const german = toLanguage('de', { shell: { title: 'Zeilen' }, safes: { title: 'Andere' } })

function setup() {
  const language = createLanguage()
  const loader = createMessageLoader(language)
  const register = (area: string) => language.messages.set(area, undefined)
  const getTitle = (area: string) => language.messages.get(area)?.title
  return { ...language, ...loader, getTitle, register }
}

test('behavior: messages of registered areas load, and a switch replaces them at once', async () => {
  const { getTitle, loadMessages, locale, register, setLanguage, subscribe } = setup()
  const seen: unknown[] = []
  subscribe(() => seen.push(getTitle('shell')))
  expect(locale()).toBe('en-GB')
  await setLanguage(english)
  register('shell')
  await loadMessages()
  expect(getTitle('shell')).toBe('Rows')
  const switched = setLanguage(german)
  expect(getTitle('shell')).toBe('Rows')
  await switched
  expect([locale(), seen.at(-1)]).toEqual(['de', 'Zeilen'])
})

test('behavior: of two switches the later one wins, also when it loads first', async () => {
  const { getTitle, locale, register, setLanguage } = setup()
  register('shell')
  let deliver = () => {}
  const arrival = new Promise<void>((resolve) => {
    deliver = resolve
  })
  const late = {
    loaders: { start: () => arrival.then(() => ({ catalogues: { shell: { title: 'Zeilen' }, safes: {} } })) },
  }
  const first = setLanguage({ ...german, ...late })
  await setLanguage(english)
  deliver()
  await first
  expect([locale(), getTitle('shell')]).toEqual(['en-GB', 'Rows'])
})

test('behavior: an area that is registered during a switch is loaded in the new language', async () => {
  const { getTitle, register, setLanguage } = setup()
  register('shell')
  const switched = setLanguage(german)
  register('safes')
  await switched
  expect(getTitle('safes')).toBe('Andere')
})

test('error: a missing area rejects, and the language stays', async () => {
  const { locale, register, setLanguage } = setup()
  register('connect')
  await expect(setLanguage(german)).rejects.toThrow('No messages: connect')
  expect(locale()).toBe('en-GB')
})
