import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { expect, test } from 'vitest'
import { formatters } from '../intl.ts'
import type { LanguageTexts } from '../translate.ts'
import { toPseudo } from './pseudo.ts'

const message = compile('{count, plural, one {Remove # row of {name}} other {Remove # rows}}')
const english: LanguageTexts = {
  loaders: { start: async () => ({ catalogues: { shell: { remove: message, title: 'Settings' } } }) },
  locale: 'en-GB',
}

async function read(name: 'xa' | 'xb') {
  const { direction, loaders } = toPseudo(english, name)
  const { remove = '', title } = (await loaders.start?.())?.catalogues.shell ?? {}
  return { direction, remove: format(remove, 'en', { count: 1, name: 'Eve' }, { formatters }), title }
}

test('default: texts get longer, values and plural forms stay', async () => {
  expect(await read('xa')).toEqual({ direction: 'ltr', remove: 'Reemoovee 1 rooow ooof Eve', title: 'Seeettiiings' })
})

test('behavior: every text is at least 40 % longer, with or without vowels', async () => {
  const texts = ['NFT', 'Notifications', 'Sign: the 2nd of 3', 'There is no token contract at this address.']
  const catalogues = { shell: Object.fromEntries(texts.map((text) => [text, text])) }
  const { loaders } = toPseudo({ loaders: { start: async () => ({ catalogues }) }, locale: 'en-GB' }, 'xa')
  const found = (await loaders.start?.())?.catalogues.shell ?? {}
  expect(texts.filter((text) => (found[text]?.length ?? 0) < text.length * 1.4)).toEqual([])
  expect(texts.filter((text) => (found[text]?.length ?? 0) > text.length * 1.4 + 1)).toEqual([])
})

test('behavior: from right to left', async () => {
  const { direction, title } = await read('xb')
  expect([direction, title]).toEqual(['rtl', '\u202eSettings\u202c'])
})
