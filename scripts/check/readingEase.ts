import { posix } from 'node:path'
import type { Source } from './messageFaults.ts'

/** Pages of the twelve screens that are opened most. */
export const frequentPages = [
  'Assets',
  'BatchTransfer',
  'Create',
  'History',
  'Home',
  'Inbox',
  'Queue',
  'Safes',
  'Security',
  'Send',
  'Settings',
  'Transaction',
].map((name) => `apps/web/src/routes/${name}Page.tsx`)

/** Areas of all texts that a page can show: those of its own source and of what it imports, lazily too. */
export function listAreas(page: string, sources: readonly Source[]): Set<string> {
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const areas = new Set<string>()
  const visited = new Set<string>()
  const visit = (file: string): void => {
    const text = texts.get(file)
    if (text === undefined || visited.has(file)) return
    visited.add(file)
    for (const [, area = ''] of text.matchAll(/createCatalogue\('(\w+)'\)/g)) areas.add(area)
    for (const [, path = ''] of text.matchAll(/(?:from |import |import\()\s*'(\.[^']+)'/g))
      visit(posix.join(posix.dirname(file), path))
  }
  visit(page)
  return areas
}

/** Flesch reading ease of all sentences with at least four words; labels are no sentences. */
export function measureReadingEase(texts: readonly string[]): number {
  const sentences = texts
    .flatMap(toPlainTexts)
    .flatMap((text) => text.split(/[.:;!?](?:\s|$)/))
    .map((sentence) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? [])
    .filter((words) => words.length >= 4)
  const words = sentences.flat()
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length)
}

/** Arguments become a short word; of plural forms the last one counts. */
function toPlainTexts(message: string): string[] {
  const inner = /\bother \{((?:[^{}]|\{[^{}]*\})*)\}\s*\}/.exec(message)?.[1]
  const text = inner === undefined ? message : message.slice(0, message.indexOf('{')) + inner
  return [text.replace(/\{[^{}]*\}/g, 'it').replace(/0x\w+|\d+/g, '')]
}

/** Groups of vowels, without a silent e at the end. */
function countSyllables(word: string): number {
  const plain = word.toLowerCase().replace(/(?<![aeiouyl])e$|(?<=[^aeiouytd])ed$|es$/, '')
  return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 1)
}
