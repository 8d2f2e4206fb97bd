import { expect, test } from 'vitest'
import { appLanguages } from './appLanguages.ts'
import { loadLanguage } from './languages.ts'
import { untranslated } from './untranslated.ts'

/** Every catalogue of the app, by its file; what one file registers is named by its own lines. */
const files = import.meta.glob<Record<string, unknown>>(['../*.ts', '!../{intl,translate}.ts', '!../*.test.ts'], {
  eager: true,
})
const sources = import.meta.glob<string>(['../*.ts', '!../{intl,translate}.ts', '!../*.test.ts'], {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** The English words, under the names of their catalogues. */
const english = new Map(
  Object.entries(files).flatMap(([path, module]) => {
    const registered = new Map(
      [...(sources[path] ?? '').matchAll(/^translate\('(\w+)', (\w+)\)$/gm)].map(([, name = '', word = '']) => [
        word,
        name,
      ]),
    )
    return Object.entries(module)
      .filter(([, value]) => typeof value === 'object')
      .map(([word, value]) => [registered.get(word) ?? `${path} (without translate)`, value] as const)
  }),
)

/** Each word with its place, sentences of several words (functions) included. */
function listWords(value: unknown, path: string): [string, unknown][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => listWords(inner, `${path}.${name}`))
    : [[path, value]]
}

const wanted = [...english].flatMap(([name, catalogue]) => listWords(catalogue, name))

test.each(appLanguages)('behavior: %s has every word of the app, or says which not', async (language) => {
  const words = new Map(
    Object.entries((await loadLanguage(language)).pack).flatMap(([name, value]) => listWords(value, name)),
  )
  const missing = wanted.filter(([path]) => !words.has(path)).map(([path]) => path)
  const isListed = (path: string) => untranslated[language].some((line) => path === line || path.startsWith(`${line}.`))
  expect(missing.filter((path) => !isListed(path))).toEqual([])
  const covers = (line: string) => missing.some((path) => path === line || path.startsWith(`${line}.`))
  expect(untranslated[language].filter((line) => !covers(line))).toEqual([])
})

test.each(appLanguages)(
  'behavior: %s has no word that the app does not know, and each is of its kind',
  async (language) => {
    const known = new Map(wanted)
    // What the packages say has no words here in English: `said.test.ts` holds it against theirs.
    const { said: _, ...own } = (await loadLanguage(language)).pack
    // A part that English leaves empty is left empty.
    const isRight = (path: string, word: unknown) =>
      known.has(path) && typeof word === typeof known.get(path) && (word !== '' || known.get(path) === '')
    const words = Object.entries(own).flatMap(([name, value]) => listWords(value, name))
    expect(words.filter(([path, word]) => !isRight(path, word))).toEqual([])
  },
)

/** What a sentence is made with must be in it: an amount or a name that is left out is a lie. */
test.each(appLanguages)('behavior: sentences of %s use all the values that the English ones use', async (language) => {
  const words = new Map(Object.entries((await loadLanguage(language)).pack).flatMap(([n, v]) => listWords(v, n)))
  const isWhole = ([path, said]: [string, unknown]) => {
    const other = words.get(path)
    if (typeof said !== 'function' || typeof other !== 'function') return true
    return String(countUsed(other)) === String(countUsed(said))
  }
  expect(wanted.filter((word) => !isWhole(word))).toEqual([])
})

/** Names of the values that a function takes, and whether it uses each. */
function countUsed(sentence: unknown): boolean[] {
  const text = String(sentence)
  const [, list = ''] = /^(?:async )?\(?([^)=]*)\)?\s*=>/.exec(text) ?? []
  const body = text.slice(text.indexOf('=>'))
  const names = list.split(',').map((name) => name.split('=')[0]?.replace(/[{}\s.[\]]/g, '') ?? '')
  return names.filter(Boolean).map((name) => new RegExp(`\\b${name}\\b`).test(body))
}
