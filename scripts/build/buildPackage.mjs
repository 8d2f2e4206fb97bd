/** `npm run build` and `prepack` of a package for outsiders: modules and types by TypeScript, styles and icons beside them. Bundling is the app's business. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './paths.mjs'

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')

build(process.cwd())

function build(folder) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  // From a clean checkout too: the types of our own packages are in what is built of them.
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

/** Whether nothing was changed since it was built. */
function isBuilt(folder) {
  const built = join(folder, 'dist/exports')
  const [result] = existsSync(built) ? readdirSync(built) : []
  if (result === undefined) return false
  const builtAt = statSync(join(built, result)).mtimeMs
  const sources = readdirSync(join(folder, 'src'), { recursive: true })
  return sources.every((source) => statSync(join(folder, 'src', source)).mtimeMs < builtAt)
}
