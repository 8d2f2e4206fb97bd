import { createProgress } from 'countersign/command-line'
import { runAdmin } from './runAdmin.ts'

/** `countersign-admin` */
process.exitCode = await runAdmin({
  env: process.env,
  print: (line) => void process.stdout.write(`${line}\n`),
  startProgress: createProgress(process.stderr),
  warn: (line) => void process.stderr.write(`${line}\n`),
  words: process.argv.slice(2),
})
