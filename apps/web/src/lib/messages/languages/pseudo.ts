import type { CompiledMessage } from 'icu-minify/format'
import type { LanguageTexts, MessageLoader, Messages } from '../translate.ts'

/** Not in the menu: they show in tests what is cut off, in the wrong direction or not in a catalogue. */
export const pseudoLanguages = ['xa', 'xb'] as const

type PseudoLanguage = (typeof pseudoLanguages)[number]

/** English made 40 % longer (`xa`), or written from right to left (`xb`). */
export function toPseudo({ loaders }: LanguageTexts, name: PseudoLanguage): LanguageTexts {
  const change = name === 'xa' ? lengthen : reverse
  const wrap = (load: MessageLoader) => async () => {
    const { catalogues } = await load()
    const changed = Object.entries(catalogues).map(([area, texts]) => [area, changeAll(texts, change)] as const)
    return { catalogues: Object.fromEntries(changed) }
  }
  const all = { ...loaders, kernel: () => import('virtual:messages/en/kernel') }
  const changed = Object.fromEntries(Object.entries(all).map(([group, load]) => [group, wrap(load)]))
  return { direction: name === 'xb' ? 'rtl' : 'ltr', loaders: changed, locale: 'en-GB' }
}

function changeAll(texts: Messages, change: (text: string) => string): Messages {
  const messages = Object.entries(texts).map(([id, message]) => [id, changeMessage(message, change)] as const)
  return Object.fromEntries(messages)
}

function changeMessage(message: CompiledMessage, change: (text: string) => string): CompiledMessage {
  return typeof message === 'string' ? change(message) : message.map((node) => changeNode(node, change))
}

/** The literal texts of a compiled message; arguments and their styles stay. */
function changeNode<node>(node: node, change: (text: string) => string): node
function changeNode(node: unknown, change: (text: string) => string): unknown {
  if (typeof node === 'string') return change(node)
  if (!Array.isArray(node)) return node
  const [name, type, options] = node
  if (typeof options !== 'object' || options === null) return node
  const branches = Object.entries(options).map(([key, branch]) => [
    key,
    Array.isArray(branch) ? branch.map((part) => changeNode(part, change)) : changeNode(branch, change),
  ])
  return [name, type, Object.fromEntries(branches)]
}

/** Each word gets 40 % of what was read so far, so that the text as a whole is that much longer. */
function lengthen(text: string): string {
  let missing = 0
  return text.replace(/(\P{L}*)(\p{L}+)(\P{L}*$)?/gu, (match, before: string, word: string, end = '') => {
    missing += match.length * 0.4
    const count = Math.ceil(missing)
    missing -= count
    return before + lengthenWord(word, count) + end
  })
}

/** Repeats the vowels in turn; in a word that has none, the last letter. */
function lengthenWord(word: string, count: number): string {
  const vowels = word.match(/[aeiou]/gi)?.length ?? 0
  if (vowels === 0) return word + word.slice(-1).repeat(count)
  let index = 0
  return word.replace(/[aeiou]/gi, (vowel) => {
    const repeats = Math.floor(count / vowels) + (index < count % vowels ? 1 : 0)
    index += 1
    return vowel + vowel.toLowerCase().repeat(repeats)
  })
}

/** Each word between right-to-left override and its end. */
const reverse = (text: string) => text.replace(/\p{L}+/gu, (word) => `\u202e${word}\u202c`)
