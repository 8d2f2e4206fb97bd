import { readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * Everyday words that were used as technical terms. Names of files, declarations and headings use the terms of Safe,
 * viem, TanStack and PostgreSQL.
 */
const RETIRED = new Set(
  `ask asked asker asking asks askers birth births breathe bring brings brought deed deeds enlist insist insists keep keeper
  keeping keeps kept ledger mend mended mending mends most parcel parcels patience posture rival rivals standing stranger
  strangers tell teller tellers telling tells told visits vouched vouches whole`.split(/\s+/),
)
/** Retired as names of files, functions and types. A local variable may use them. */
const RETIRED_VERBS = new Set(
  'doubt hear heard look looks place places rest said say says speak take takes tried turn turns wish'.split(' '),
)
/**
 * Files in which "ledger" is the brand of a device, which no other word names. As a word of ours it stood for the store of
 * signatures, and a reader of `ledger` took that for the device.
 */
const DEVICE_FILES = /(^|\/)(hardware|devices)|wallets\/brands|Ledger|ledger[.-]|commands\/sign\./
const RETIRED_BESIDE_DEVICES = new Set([...RETIRED].filter((word) => word !== 'ledger'))
/** A brand name, names of external interfaces, of published functions, of stored data and of statuses of public types. */
const ALLOWED = new Set(
  `askedBy asking ButtonLook defaultKeepAlive describeStanding keepAlive keepPreviousData ledgerLive lookUpAvatar
  LookUpAvatarParameters lookUpName Standing standing stranger`.split(/\s+/),
)

/** Declarations at any depth, and members of types and objects that begin a line. */
const DECLARATION =
  /^\s*(?:(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class|type|interface)\s+([A-Za-z_$][\w$]*)|(?:readonly )?([a-z_$][\w$]*)\??: )/gm
const FUNCTION = /^\s*(?:export )?(?:default )?(?:async )?(?:function\*?|class|type|interface)\s+([A-Za-z_$][\w$]*)/gm
const STYLE_CLASS = /^\s*\.([A-Za-z][\w-]*)/gm

/** The retired words in a name: `askedQueue` has one. */
export function findRetiredWords(name: string, retired: ReadonlySet<string> = RETIRED): string[] {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
  return words.filter((word) => retired.has(word))
}

/** Names of files and folders, declarations of modules and headings that use retired words. */
export function findRetiredNames(files: readonly string[]): string[] {
  return files
    .filter((file) => !file.includes('/lib/messages/') && !/^docs\/screenshots\//.test(file))
    .flatMap((file) => {
      const parts = file.split('/').map((part) => part.split('.')[0] ?? '')
      const retired = DEVICE_FILES.test(file) ? RETIRED_BESIDE_DEVICES : RETIRED
      const found = new Set([
        ...[...parts, ...listNames(file)].filter((name) => findRetiredWords(name, retired).length > 0),
        ...[...parts, ...listFunctions(file)].filter((name) => findRetiredWords(name, RETIRED_VERBS).length > 0),
      ])
      for (const name of ALLOWED) found.delete(name)
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

function listFunctions(file: string): string[] {
  if (!/\.(ts|tsx|mjs)$/.test(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(FUNCTION)].map(([, name = '']) => name)
}

/** Words in sentences of programs that people without this code do not understand. */
const RETIRED_IN_TEXTS =
  /\b(tells?|told|strangers?|whole|mend(s|ed)?|vouch(es|ed)?|deeds?|births?|nobody|somebody|whoever|anew|goes on|asks?|asked|looked at|newest block|is no (?!longer)[a-z]+|does not answer|nothing answers)\b/i
/** Sources of logs, errors, help and API texts, without SQL. The app's texts are in catalogues (`check:messages`). */
const SPEAKING =
  /^(apps\/gateway\/src(?!\/db\/migrations)|packages\/(cli|client)\/(src|bin)|scripts\/(?!check|pictures|mutation))/

/** Strings of two words or more in the sources of the service and the command lines that use retired words. */
export function findRetiredTexts(
  files: readonly string[],
  read = (file: string) => readFileSync(file, 'utf8'),
): string[] {
  return files
    .filter((file) => SPEAKING.test(file) && /\.(ts|mjs)$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      listTexts(file, read(file)).flatMap((text) => {
        const [words] = (/[a-z…] [a-z…]/i.test(text) && RETIRED_IN_TEXTS.exec(text)) || []
        return words ? [`${file}: "${text}" says "${words}": use plain words (CONTRIBUTING.md).`] : []
      }),
    )
}

/** String literals and templates, without SQL. */
function listTexts(file: string, source: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText().startsWith('sql')) return
    if (ts.isStringLiteralLike(node)) texts.push(node.text)
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return texts
}
