/**
 * The folder of a release: the package `countersign` with server, web app and command line, its manifest and its SBOM,
 * and beside it the dependencies that the server loads at run time.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createManifest } from './createManifest.mjs'
import { createSbom } from './createSbom.mjs'
import { cliDir, root, serverDir, standaloneDir, webDir } from './paths.mjs'
import { readSource } from './readSource.mjs'
import { replaceFolder } from './replaceFolder.mjs'

const product = join(root, 'scripts', 'product')

/** The commands of the package. */
const commands = ['countersign', 'countersign-admin', 'countersign-gateway']
const programs = [...commands, 'runCommand', 'promptForChain']

/** @param externals The packages that the bundle of the server leaves outside */
export function buildFolder(externals) {
  return replaceFolder(standaloneDir, async (folder) => {
    await mkdir(join(folder, 'bin'), { recursive: true })
    const source = await readSource()
    await Promise.all([
      cp(serverDir, join(folder, 'server'), { recursive: true }),
      cp(webDir, join(folder, 'web'), { recursive: true }),
      cp(cliDir, join(folder, 'cli'), { recursive: true }),
      cp(join(root, 'LICENSE'), join(folder, 'LICENSE')),
      cp(join(root, 'chains.example.json'), join(folder, 'chains.example.json')),
      cp(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true }),
      cp(join(root, 'docs', 'operate.md'), join(folder, 'docs', 'operate.md')),
      cp(join(product, 'README.md'), join(folder, 'README.md')),
      ...programs.map((name) => cp(join(product, `${name}.mjs`), join(folder, 'bin', `${name}.mjs`))),
      writeSbom(folder, source),
      writePackage(folder, externals),
    ])
    await writeManifest(folder, source)
    await copyPackages(externals, join(folder, 'node_modules'))
  })
}

/** The folder is also the package of npm, which installs the dependencies for its own platform. */
async function writePackage(folder, externals) {
  const { bugs, description, engines, homepage, license, repository, version } = await readPackage(root)
  const dependencies = await Promise.all(
    externals.toSorted().map(async (name) => {
      const found = await findPackage({ from: root, isOptional: false, name })
      return [name, (await readPackage(found)).version]
    }),
  )
  const text = {
    name: 'countersign',
    version,
    description,
    license,
    homepage,
    bugs,
    repository,
    type: 'module',
    engines,
    publishConfig: { access: 'public' },
    bin: Object.fromEntries(commands.map((name) => [name, `bin/${name}.mjs`])),
    dependencies: Object.fromEntries(dependencies),
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(text, null, 2)}\n`)
}

async function writeSbom(folder, { date }) {
  const { version } = await readPackage(root)
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  await writeFile(join(folder, 'sbom.cdx.json'), `${JSON.stringify(createSbom(lock, { date, version }), null, 2)}\n`)
}

/** Also where the service finds it: the app shows the release, and `countersign verify-site` compares it. */
async function writeManifest(folder, source) {
  const { version } = await readPackage(root)
  const manifest = await createManifest(folder, { name: 'countersign', version, ...source })
  await Promise.all([
    ...[join(folder, 'manifest.json'), join(folder, 'web', 'release.json'), join(webDir, 'release.json')].map((file) =>
      writeFile(file, manifest),
    ),
    // Empty until `npm run release` signs: the app requests it, and browsers report a missing file as an error.
    ...[join(folder, 'web'), webDir].map((web) => writeFile(join(web, 'release.json.minisig'), '')),
  ])
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
