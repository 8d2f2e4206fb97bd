/**
 * Adds to package-lock.json the packages of other platforms that an incomplete registry omits. Without them `npm ci`
 * rejects the lock file. Run it after `npm install`; with a folder, for the lock file of that folder.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const file = join(process.argv[2] ?? '.', 'package-lock.json')
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const lock = JSON.parse(await readFile(file, 'utf8'))
let added = 0
for (const [path, entry] of Object.entries(lock.packages))
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue
    const version = /^\d+\.\d+\.\d+\S*$/.exec(range)?.[0]
    if (version === undefined) throw new Error(`${path} requires ${name}@${range}. Set its version by hand.`)
    lock.packages[`node_modules/${name}`] = {
      version,
      ...only('cpu', processors, name),
      ...(entry.dev ? { dev: true } : {}),
      ...(/-musl(eabihf)?$/.test(name) ? { libc: ['musl'] } : {}),
      ...(entry.license === undefined ? {} : { license: entry.license }),
      optional: true,
      ...only('os', systems, name),
    }
    added += 1
  }
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
await writeFile(file, `${JSON.stringify(lock, undefined, 2)}\n`)
console.log(`${added} packages of other platforms added to ${file}`)

/** Resolves like Node: beside the package, then in every parent folder. */
function isLocked(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in lock.packages) return true
    if (folder === '') return false
  }
}

function only(key, known, name) {
  const found = known.find((word) => new RegExp(`(^|[/-])${word}(-|$)`).test(name))
  return found === undefined ? {} : { [key]: [found] }
}
