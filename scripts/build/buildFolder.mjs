import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findPackage, readPackage } from './findPackage.mjs'
import { root, standaloneDir } from './paths.mjs'
import { replaceFolder } from './replaceFolder.mjs'

/**
 * The folder of a release: its files, and beside them the dependencies that the server loads at run time.
 *
 * @param files What `writeManifest` listed
 */
export function buildFolder({ externals, files }) {
  return replaceFolder(standaloneDir, async (folder) => {
    const folders = new Set(files.map(({ path }) => dirname(path)))
    await Promise.all([...folders].map((path) => mkdir(join(folder, path), { recursive: true })))
    await Promise.all(
      files.map(({ path, source, text }) =>
        source === undefined ? writeFile(join(folder, path), text) : cp(source, join(folder, path)),
      ),
    )
    await copyPackages(externals, join(folder, 'node_modules'))
  })
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
