// Types and modules by TypeScript, icons beside them: bundling is the app's business.
import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('..', import.meta.url))
rmSync(new URL('../dist', import.meta.url), { force: true, recursive: true })
execFileSync('npx', ['tsc', '-p', 'tsconfig.build.json'], { cwd: folder, stdio: 'inherit' })
cpSync(new URL('../src/icons', import.meta.url), new URL('../dist/icons', import.meta.url), { recursive: true })
