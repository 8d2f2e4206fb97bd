import packageJson from '../package.json' with { type: 'json' }
import { runCli } from './runCli.ts'
import { createTerminal } from './terminal/Terminal.ts'

const end = new AbortController()
process.once('SIGINT', () => end.abort())
process.once('SIGTERM', () => end.abort())
// A closed pipe (`| head`) is not a failure.
process.stdout.on('error', () => process.exit())

process.exitCode = await runCli({
  signal: end.signal,
  terminal: createTerminal({ env: process.env, stderr: process.stderr, stdout: process.stdout }),
  version: packageJson.version,
  words: process.argv.slice(2),
})
