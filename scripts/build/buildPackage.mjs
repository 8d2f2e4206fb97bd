/**
 * `npm run build` and `prepack` of a published package: modules and types by TypeScript, styles and icons copied, no
 * bundling.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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
  toModules(dist)
}

/** JSON imported without an import attribute becomes a module: neither Node nor every bundler loads it otherwise. */
function toModules(dist) {
  const converted = new Set()
  for (const name of readdirSync(dist, { encoding: 'utf8', recursive: true })) {
    if (!name.endsWith('.js')) continue
    const file = join(dist, name)
    const code = readFileSync(file, 'utf8')
    const changed = code.replace(/(from |import\()'(\.[^']*\.json)'(?! with)/g, (_, before, path) => {
      converted.add(join(dirname(file), path))
      return `${before}'${path}.js'`
    })
    if (changed !== code) writeFileSync(file, changed)
  }
  for (const file of converted) {
    writeFileSync(`${file}.js`, `export default ${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))}\n`)
    rmSync(file)
  }
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
