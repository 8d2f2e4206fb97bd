import { readFileSync } from 'node:fs'

/**
 * Everyday words that were used as technical terms. Names of files, declarations and headings use the terms of Safe,
 * viem, TanStack and PostgreSQL.
 */
const RETIRED = new Set(
  `ask asked asker asking asks askers birth births breathe bring brings brought deed deeds insist insists keep keeper keeping keeps kept
  ledger mend mended mending mends most parcel parcels patience posture rival rivals stranger strangers tell teller tellers
  telling tells told vouched vouches whole`.split(/\s+/),
)
/** A brand name, names of external interfaces, keys of stored drafts, and statuses of public types. */
const ALLOWED = new Set(
  'askedBy asking defaultKeepAlive keepAlive keepPreviousData ledger ledgerLive stranger'.split(' '),
)

/** Declarations at any depth, and members of types and objects that begin a line. */
const DECLARATION =
  /^\s*(?:(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class|type|interface)\s+([A-Za-z_$][\w$]*)|(?:readonly )?([a-z_$][\w$]*)\??: )/gm
const STYLE_CLASS = /^\s*\.([A-Za-z][\w-]*)/gm

/** The retired words in a name: `askedQueue` has one. */
export function findRetiredWords(name: string): string[] {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
  return words.filter((word) => RETIRED.has(word))
}

/** Names of files and folders, declarations of modules and headings that use retired words. */
export function findRetiredNames(files: readonly string[]): string[] {
  return files
    .filter((file) => !file.includes('/lib/messages/') && !/^docs\/screenshots\//.test(file))
    .flatMap((file) => {
      const names = [...file.split('/').map((part) => part.split('.')[0] ?? ''), ...listNames(file)]
      const found = new Set(names.filter((name) => !ALLOWED.has(name) && findRetiredWords(name).length > 0))
      return [...found].map((name) => `${file}: "${name}" uses a retired word (CONTRIBUTING.md).`)
    })
}

function listNames(file: string): string[] {
  if (/\.(ts|tsx|mjs)$/.test(file))
    return [...readFileSync(file, 'utf8').matchAll(DECLARATION)].map(([, name = '', member = '']) => name || member)
  if (file.endsWith('.css')) return [...readFileSync(file, 'utf8').matchAll(STYLE_CLASS)].map(([, name = '']) => name)
  if (!file.endsWith('.md')) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^#+ /.test(line))
}
