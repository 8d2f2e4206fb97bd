/**
 * `npm run build` and `prepack` of a published package: modules and types by TypeScript, styles and icons copied, no
 * bundling.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './paths.mjs'

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')

build(process.cwd())

function build(folder) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  // Works from a clean checkout: the types of our own packages are in their builds.
  for (const name of Object.keys(dependencies).filter((dependency) => dependency.startsWith('@countersign/'))) {
    const needed = join(root, 'packages', name.slice('@countersign/'.length))
    if (!isBuilt(needed)) build(needed)
  }
  const dist = join(folder, 'dist')
  rmSync(dist, { force: true, recursive: true })
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { cwd: folder, stdio: 'inherit' })
  cpSync(join(folder, 'src'), dist, {
    filter: (source) => statSync(source).isDirectory() || /\.(css|svg|css\.d\.ts)$/.test(source),
    recursive: true,
  })
}

/** Whether the build is up to date. */
function isBuilt(folder) {
  const built = join(folder, 'dist/exports')
  const [result] = existsSync(built) ? readdirSync(built) : []
  if (result === undefined) return false
  const builtAt = statSync(join(built, result)).mtimeMs
  const sources = readdirSync(join(folder, 'src'), { recursive: true })
  return sources.every((source) => statSync(join(folder, 'src', source)).mtimeMs < builtAt)
}
