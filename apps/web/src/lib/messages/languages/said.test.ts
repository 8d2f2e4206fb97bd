import { describeTransaction, type SentenceId } from '@countersign/protocol/decode'
import { expect, test } from 'vitest'
import { appLanguages } from './appLanguages.ts'
import { loadLanguage } from './languages.ts'

/** Everything that can be said by `say`: in the kernel, in the packages above it, and in the app's own errors. */
const sources = import.meta.glob<string>(
  [
    '../../../../../../packages/{client,frame,protocol}/src/**/*.ts',
    '../../../**/*.{ts,tsx}',
    '!**/*.test.{ts,tsx}',
    '!**/text/Words.ts',
  ],
  { eager: true, import: 'default', query: '?raw' },
)

/** Words that stand alone as what was claimed or what is true, and the one error that is made before there is a `say`. */
const plain = [
  'A part of this page could not be loaded: nobody answered.',
  'a call, and not a transfer',
  'complete',
  'failure',
  'incomplete',
  'no official contract',
  'nobody',
  'not known',
  'nothing',
  'success',
  'trusted',
  'unbounded',
  'unknown code',
]

/** The forms in a source: what stands between the ticks, with a number for each value. */
function listForms(source: string): string[] {
  return [...source.matchAll(/\bsay`/g)].map(({ index }) => readForm(source, index + 4))
}

function readForm(source: string, start: number): string {
  let form = ''
  let values = 0
  for (let at = start; source[at] !== '`'; at++) {
    if (!source.startsWith('${', at)) {
      form += source[at]
      continue
    }
    form += `{${values++}}`
    at = findEnd(source, at + 2)
  }
  return form
}

/** Where a value ends; words within words are forms of their own. */
function findEnd(source: string, start: number): number {
  let depth = 1
  for (let at = start; ; at++) {
    if (source[at] === '`') at = source.indexOf('`', at + 1)
    if (source[at] === '{') depth++
    if (source[at] === '}' && --depth === 0) return at
  }
}

const places = (form: string) => [...new Set(form.match(/\{\w+\}/g))].toSorted()
/** Forms of values alone are the same in every language. */
const hasWords = (form: string) => /\p{L}/u.test(form.replace(/\{\d+\}/g, ''))
const wanted = new Set([...Object.values(sources).flatMap(listForms).filter(hasWords), ...plain])

test('default: what can be said is found in the sources', () => {
  expect(wanted.size).toBeGreaterThan(400)
  expect(wanted).toContain('Nonce {0} is open; the next one is {1}.')
  expect(wanted).toContain('The execution could not be tried. {0}')
})

test.each(appLanguages)('behavior: %s can say all that the packages say, and nothing else', async (language) => {
  const { forms } = (await loadLanguage(language)).pack.said
  expect([...wanted].filter((form) => !Object.hasOwn(forms, form))).toEqual([])
  expect(Object.keys(forms).filter((form) => !wanted.has(form))).toEqual([])
})

test.each(appLanguages)('behavior: what %s says names every value', async (language) => {
  const { forms, sentences } = (await loadLanguage(language)).pack.said
  for (const [english, said] of Object.entries(forms))
    expect([english, places(said)]).toEqual([english, places(english)])
  // By type each language has every sentence; English is not among them, so they are held against German.
  const others = (await loadLanguage('de')).pack.said.sentences
  const ids = Object.keys(sentences).filter((id): id is SentenceId => id in others)
  for (const id of ids) expect([id, places(sentences[id])]).toEqual([id, places(others[id])])
})

test('behavior: a form has the places that the kernel fills', async () => {
  const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
  const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const { sentence } = describeTransaction({
    nativeCurrency: { decimals: 18, symbol: 'ETH' },
    safe,
    transaction: { data: '0x', operation: 0, to, value: 1n },
  })
  const { sentences } = (await loadLanguage('de')).pack.said
  expect(places(sentences[sentence.id])).toEqual(
    Object.keys(sentence.values)
      .map((name) => `{${name}}`)
      .toSorted(),
  )
})
