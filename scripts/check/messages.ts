/** `npm run messages` writes the types of message ids and arguments; `npm run check:messages` checks every catalogue. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Catalogue, findMessageFaults, generateTypes } from './messageFaults.ts'

const target = 'apps/web/src/lib/messages/Catalogues.ts'
const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(file))

const catalogues = list('apps/web/messages/*/*.json').map((file): Catalogue => {
  const [, language = '', area = ''] = /messages\/([^/]+)\/(\w+)\.json$/.exec(file) ?? []
  return { area, language, messages: JSON.parse(readFileSync(file, 'utf8')) }
})
const sources = list('apps/web/src/*.ts', 'apps/web/src/*.tsx')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const types = generateTypes(catalogues)
if (process.argv.includes('--write')) writeFileSync(target, types)

const faults = findMessageFaults({ catalogues, sources })
if (readFileSync(target, 'utf8') !== types) faults.push(`${target} is out of date: run npm run messages.`)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
const languages = new Set(catalogues.map(({ language }) => language))
console.log(`${catalogues.length} catalogues in ${languages.size} languages are complete.`)
