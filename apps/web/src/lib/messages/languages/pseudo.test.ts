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
  expect(await read('xa')).toEqual({ direction: 'ltr', remove: 'Reemoovee 1 roow oof Eve', title: 'Seettiings' })
})

test('behavior: from right to left', async () => {
  const { direction, title } = await read('xb')
  expect([direction, title]).toEqual(['rtl', '\u202eSettings\u202c'])
})
