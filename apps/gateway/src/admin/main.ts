import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createProgress } from 'countersign/command-line'
import { runAdmin } from './runAdmin.ts'

// A release has the web app beside this program; in the repository it is in its build folder.
const beside = fileURLToPath(new URL('../web', import.meta.url))
const built = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))

/** `countersign-admin` */
process.exitCode = await runAdmin({
  env: process.env,
  print: (line) => void process.stdout.write(`${line}\n`),
  startProgress: createProgress(process.stderr),
  warn: (line) => void process.stderr.write(`${line}\n`),
  webRoot: existsSync(beside) ? beside : built,
  words: process.argv.slice(2),
})
