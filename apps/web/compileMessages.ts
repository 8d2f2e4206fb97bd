import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { toMessageGroup } from './src/lib/messages/groups.ts'

const folder = fileURLToPath(new URL('messages', import.meta.url))
const prefix = 'virtual:messages/'
const isVirtual = /^virtual:messages\//
const isResolved = /^\0virtual:messages\//
/** Two thirds of the messages are plain text. */
const hasSyntax = /[{}<>'#]/
const isCatalogue = /\/apps\/web\/messages\/[a-z]{2}\/\w+\.json$/

/**
 * Compiles `messages/<language>/<area>.json` from ICU MessageFormat, so that no page loads a parser.
 * `virtual:messages/<language>` has a loader for each group of areas: a page loads few files.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    // Filters, because a call from the bundler for each of thousands of modules takes a second.
    resolveId: { filter: { id: isVirtual }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: isResolved },
      handler(id) {
        const [language = '', group] = id.slice(prefix.length + 1).split('/')
        return group === undefined ? toLoaders(language) : toCatalogues(language, group)
      },
    },
    transform: {
      filter: { id: isCatalogue },
      handler: (code) => ({ code: JSON.stringify(compileCatalogue(code)), map: null }),
    },
  }
}

/** The compiled messages of a catalogue by id. */
export function compileCatalogue(json: string) {
  const messages: Record<string, string> = JSON.parse(json)
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, hasSyntax.test(message) ? compile(message) : message]),
  )
}

const listAreas = (language: string) => readdirSync(`${folder}/${language}`).map((file) => file.replace('.json', ''))

function toLoaders(language: string): string {
  const groups = new Set(listAreas(language).map(toMessageGroup))
  // The English of these messages is part of them.
  if (language === 'en') groups.delete('kernel')
  const loaders = [...groups].map((group) => `${group}: () => import('${prefix}${language}/${group}')`)
  return `export const loaders = { ${loaders.join(', ')} }`
}

/** Imports, so that a change of a file reloads the page in development. */
function toCatalogues(language: string, group: string): string {
  const areas = listAreas(language).filter((area) => toMessageGroup(area) === group)
  const imports = areas.map((area) => `import ${area}_ from ${JSON.stringify(`${folder}/${language}/${area}.json`)}`)
  return `${imports.join('\n')}\nexport const catalogues = { ${areas.map((area) => `${area}: ${area}_`).join(', ')} }`
}
