import { expect, test } from 'vitest'
import { createMessageLoader } from './loadMessages.ts'
import { createLanguage, type LanguageTexts, type Messages } from './translate.ts'

const createTexts = () => ({
  title: 'Settings',
  count: (count: number) => `${count} rows`,
  inner: { yes: 'Yes', no: 'No' },
  points: [{ title: 'One' }, { title: 'Two' }],
})
const pack = {
  words: {
    count: (count: number) => `${count} Zeilen`,
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

const toLanguage = (locale: string, areas: Record<string, Messages>, texts = {}): LanguageTexts => ({
  areas: Object.fromEntries(Object.entries(areas).map(([area, all]) => [`./${area}.json`, async () => all])),
  locale,
  pack: texts,
})
const english = toLanguage('en-GB', { rows: { title: 'Rows' }, other: { title: 'Other' } })
const german = toLanguage('de', { rows: { title: 'Zeilen' }, other: { title: 'Andere' } }, pack)

function setup() {
  const language = createLanguage()
  const loader = createMessageLoader(language)
  const register = (area: string) => language.messages.set(area, undefined)
  const getTitle = (area: string) => language.messages.get(area)?.title
  return { ...language, ...loader, getTitle, register }
}

test('default: a language replaces TypeScript texts in place, and English restores them', async () => {
  const { locale, setLanguage, translate } = setup()
  const texts = createTexts()
  const { inner } = texts
  translate('words', texts)
  expect(locale()).toBe('en-GB')
  await setLanguage(german)
  expect(texts).toMatchObject(translated)
  expect(texts.count(2)).toBe('2 Zeilen')
  expect(inner.yes).toBe('Ja')
  expect(locale()).toBe('de')
  const late = createTexts()
  translate('words', late)
  expect(late).toMatchObject(translated)
  await setLanguage(english)
  expect(JSON.stringify([texts, late])).toBe(JSON.stringify([createTexts(), createTexts()]))
  expect(texts.count(2)).toBe('2 rows')
})

test('behavior: messages of registered areas load, and a switch replaces them at once', async () => {
  const { getTitle, loadMessages, register, setLanguage, subscribe } = setup()
  const seen: unknown[] = []
  subscribe(() => seen.push(getTitle('rows')))
  await setLanguage(english)
  register('rows')
  await loadMessages()
  expect(getTitle('rows')).toBe('Rows')
  const switched = setLanguage(german)
  expect(getTitle('rows')).toBe('Rows')
  await switched
  expect(seen.at(-1)).toBe('Zeilen')
})

test('behavior: of two switches the later one wins, also when it loads first', async () => {
  const { getTitle, locale, register, setLanguage } = setup()
  register('rows')
  let deliver = () => {}
  const arrival = new Promise<void>((resolve) => {
    deliver = resolve
  })
  const first = setLanguage({ ...german, areas: { './rows.json': () => arrival.then(() => ({ title: 'Zeilen' })) } })
  await setLanguage(english)
  deliver()
  await first
  expect([locale(), getTitle('rows')]).toEqual(['en-GB', 'Rows'])
})

test('behavior: an area that is registered during a switch is loaded in the new language', async () => {
  const { getTitle, register, setLanguage } = setup()
  register('rows')
  const switched = setLanguage(german)
  register('other')
  await switched
  expect(getTitle('other')).toBe('Andere')
})

test('error: a missing file rejects, and the language stays', async () => {
  const { locale, register, setLanguage } = setup()
  register('nowhere')
  await expect(setLanguage(german)).rejects.toThrow('No messages: nowhere')
  expect(locale()).toBe('en-GB')
})
