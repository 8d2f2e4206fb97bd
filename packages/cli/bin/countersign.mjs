#!/usr/bin/env node
import { existsSync } from 'node:fs'

const program = new URL('../dist/main.js', import.meta.url)
if (existsSync(program)) await import(program.href)
else {
  process.stderr.write('countersign is not built. Run `npm run build` first.\n')
  process.exitCode = 2
}
