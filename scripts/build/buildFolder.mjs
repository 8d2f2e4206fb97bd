/** A self-contained folder: server, web app, and the dependencies that the server loads at run time. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root, serverDir, standaloneDir, webDir } from './paths.mjs'
import { replaceFolder } from './replaceFolder.mjs'

/** Command names and their programs. */
const commands = { countersign: 'start', 'countersign-admin': 'admin', 'countersign-gateway': 'gateway' }

/** @param externals The packages that the bundle of the server leaves outside */
export function buildFolder(externals) {
  return replaceFolder(standaloneDir, async (folder) => {
    await mkdir(join(folder, 'bin'), { recursive: true })
    await Promise.all([
      cp(serverDir, join(folder, 'server'), { recursive: true }),
      cp(webDir, join(folder, 'web'), { recursive: true }),
      cp(join(root, 'LICENSE'), join(folder, 'LICENSE')),
      cp(join(root, 'chains.example.json'), join(folder, 'chains.example.json')),
      cp(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true }),
      cp(join(root, 'docs', 'operate.md'), join(folder, 'README.md')),
      writePackage(folder),
      ...Object.entries(commands).map(([name, program]) =>
        writeFile(
          join(folder, 'bin', `${name}.mjs`),
          `#!/usr/bin/env node\nprocess.setSourceMapsEnabled(true)\n${importProgram(name, program)}\n`,
          { mode: 0o755 },
        ),
      ),
      copyPackages(externals, join(folder, 'node_modules')),
    ])
  })
}

/** `countersign chain add` is a command of countersign-admin; options, and nothing, are the service's. */
function importProgram(name, program) {
  const start = `await import('../server/${program}.js')`
  if (name !== 'countersign') return start
  return `if (/^[a-z]/.test(process.argv[2] ?? '')) await import('../server/admin.js')\nelse ${start}`
}

async function writePackage(folder) {
  const { description, engines, license, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const bin = Object.fromEntries(Object.keys(commands).map((name) => [name, `bin/${name}.mjs`]))
  const text = {
    name: 'countersign-server',
    version,
    private: true,
    description,
    license,
    type: 'module',
    engines,
    bin,
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(text, null, 2)}\n`)
}

/** Each package once, with its dependencies; conflicting versions fail the build. */
async function copyPackages(names, target) {
  const found = new Map()
  const wanted = names.map((name) => ({ from: root, isOptional: false, name }))
  for (let next = wanted.pop(); next; next = wanted.pop()) {
    const source = await findPackage(next)
    if (!source) continue
    const known = found.get(next.name)
    if (known === source) continue
    if (known) throw new Error(`${next.name} is required in two versions: ${known} and ${source}.`)
    const { dependencies = {}, optionalDependencies = {}, ...facts } = await readPackage(source)
    if (!isForThisMachine(facts)) continue
    found.set(next.name, source)
    for (const name of Object.keys(dependencies))
      wanted.push({ from: source, isOptional: name in optionalDependencies, name })
    for (const name of Object.keys(optionalDependencies)) wanted.push({ from: source, isOptional: true, name })
  }
  await Promise.all(
    [...found].map(([name, source]) =>
      // Nested packages are copied by name. Symbolic links stay: PostgreSQL's libraries have several names each.
      cp(source, join(target, name), {
        filter: (path) => !path.slice(source.length).includes('node_modules'),
        recursive: true,
        verbatimSymlinks: true,
      }),
    ),
  )
}

async function findPackage({ from, isOptional, name }) {
  for (const folder of createRequire(join(from, 'package.json')).resolve.paths(name) ?? []) {
    const path = join(folder, name)
    if (await readPackage(path).catch(() => undefined)) return path
    if (folder === join(root, 'node_modules')) break
  }
  if (isOptional) return undefined
  // Not hoisted: only its workspace has it.
  throw new Error(`${name}, required by ${dirname(from)}, is not installed. Run npm ci.`)
}

async function readPackage(path) {
  return JSON.parse(await readFile(join(path, 'package.json'), 'utf8'))
}

function isForThisMachine({ cpu, libc, main = '', os }) {
  const actualLibc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
  // Some encode it only in the file name: `edr.linux-x64-gnu.node`.
  const [, namedOs, namedCpu, namedLibc] = /\.(\w+)-(\w+)(?:-(\w+))?\.node$/.exec(main) ?? []
  const allows = (list, value) => !list || list.includes(value)
  const isNamed = (name, value) => name === undefined || name === value
  return (
    allows(cpu, process.arch) &&
    allows(os, process.platform) &&
    isNamed(namedOs, process.platform) &&
    isNamed(namedCpu, process.arch) &&
    (process.platform !== 'linux' ||
      (allows(libc, actualLibc) && isNamed(namedLibc, actualLibc === 'glibc' ? 'gnu' : 'musl')))
  )
}
