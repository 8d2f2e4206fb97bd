/**
 * `npm run messages` writes the English catalogue of the packages, and the types of message ids and arguments;
 * `npm run check:messages` checks every catalogue.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { collectMessages } from './collectMessages.ts'
import { dialogFolder, findDialogFaults, generateDialogModules } from './dialogMessages.ts'
import { findGuideFaults } from './guideLabels.ts'
import { findLongHelp } from './helpLines.ts'
import { type Catalogue, findMessageFaults, generateTypes, packageArea } from './messageFaults.ts'
import { frequentPages, listAreas, measureReadingEase } from './readingEase.ts'

const target = 'apps/web/src/lib/messages/Catalogues.ts'
const packageTarget = `apps/web/messages/en/${packageArea}.json`
const isWriting = process.argv.includes('--write')
const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(file))

const readSources = (...patterns: string[]) =>
  list(...patterns)
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const collected = collectMessages(readSources('packages/*/src/*.ts', 'apps/web/src/*.ts', 'apps/web/src/*.tsx'))
const packageMessages = `${JSON.stringify(collected.messages, undefined, 2)}\n`
if (isWriting) writeFileSync(packageTarget, packageMessages)

const catalogues = list('apps/web/messages/*/*.json').map((file): Catalogue => {
  const [, language = '', area = ''] = /messages\/([^/]+)\/(\w+)\.json$/.exec(file) ?? []
  return { area, language, messages: JSON.parse(readFileSync(file, 'utf8')) }
})

const dialogCatalogues = list(`${dialogFolder}messages/*.json`).map((file): Catalogue => {
  const [, language = ''] = /(\w+)\.json$/.exec(file) ?? []
  return { area: 'connect', language, messages: JSON.parse(readFileSync(file, 'utf8')) }
})
const dialogEnglish = dialogCatalogues.find(({ language }) => language === 'en')?.messages ?? {}

const generated = new Map([
  [target, generateTypes(catalogues)],
  [packageTarget, packageMessages],
  ...generateDialogModules(dialogEnglish),
])
const dialogSources = readSources(`${dialogFolder}*.ts`, `${dialogFolder}*.tsx`).filter(
  ({ file }) => !file.endsWith('/MessageArguments.ts'),
)
const sources = readSources('apps/web/src/*.ts', 'apps/web/src/*.tsx')
const english = new Map(
  catalogues.filter(({ language }) => language === 'en').map(({ area, messages }) => [area, Object.values(messages)]),
)
const faults = [
  ...collected.faults,
  ...findMessageFaults({ catalogues, sources }),
  ...findLongHelp(sources, catalogues),
  ...findGuideFaults(readSources('docs/guide/*.md'), [
    ...[...english.values()].flat(),
    ...Object.values(dialogEnglish),
  ]),
  ...findDialogFaults({ catalogues: dialogCatalogues, sources: dialogSources }),
]
for (const [file, text] of generated) {
  if (isWriting) writeFileSync(file, text)
  if (readFileSync(file, 'utf8') !== text) faults.push(`${file} is out of date: run npm run messages.`)
}

const minReadingEase = 60
/** Of each screen, with the texts of the kernel, which reviews show. */
const readingEases = frequentPages.map((page) => {
  const texts = [...listAreas(page, sources), packageArea].flatMap((area) => english.get(area) ?? [])
  return measureReadingEase(texts)
})
const readingEase = readingEases.reduce((sum, ease) => sum + ease, 0) / readingEases.length
if (!(readingEase >= minReadingEase))
  faults.push(`The Flesch reading ease is ${readingEase.toFixed(1)}, below ${minReadingEase}.`)

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
const all = [...catalogues, ...dialogCatalogues]
const languages = new Set(all.map(({ language }) => language))
console.log(
  `${all.length} catalogues in ${languages.size} languages are complete; reading ease ${readingEase.toFixed(0)}.`,
)
