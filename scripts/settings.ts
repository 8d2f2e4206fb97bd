/**
 * `npm run docs` rewrites the tables of settings in docs/operate.md. With the name of a program and its argument, it
 * answers that argument from the sources: `--help` needs no build.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { renderSettingsHelp, writeSettings } from '../apps/gateway/src/config/renderSettings.ts'
import { answerArgument } from '../apps/gateway/src/lib/runProgram.ts'

const [program, argument] = process.argv.slice(2)
if (argument === undefined) {
  const page = new URL('../docs/operate.md', import.meta.url)
  await writeFile(page, writeSettings(await readFile(page, 'utf8')))
} else answerArgument(argument, { help: renderSettingsHelp(program === 'gateway' ? 'gateway' : 'start') })
