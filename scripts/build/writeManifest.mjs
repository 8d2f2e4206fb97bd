import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createManifest, listFolder } from './createManifest.mjs'
import { createSbom } from './createSbom.mjs'
import { findPackage, readPackage } from './findPackage.mjs'
import { cliDir, root, serverDir, webDir } from './paths.mjs'
import { readSource } from './readSource.mjs'
import { releasePages, removeForeignLinks } from './releasePages.mjs'

/** The commands of the package. */
const commands = ['countersign', 'countersign-admin', 'countersign-gateway']
const programs = [...commands, 'runCommand', 'promptForChain']

/**
 * Writes the manifest of the last build to where the service finds it: the app shows the release, also that of an own
 * build, and `countersign verify-site` compares it. `npm start` and `npm run build` write the same.
 *
 * @param externals The packages that the bundle of the server leaves outside
 */
export async function writeManifest(externals) {
  const { version } = await readPackage(root)
  const source = await readSource()
  const files = await listFiles(externals, source)
  const manifest = await createManifest(files, { name: 'countersign', version, ...source })
  const offered = [
    { path: 'web/release.json', text: manifest },
    // Empty until `npm run release` signs: the app requests it, and browsers report a missing file as an error.
    { path: 'web/release.json.minisig', text: '' },
  ]
  await Promise.all(offered.map(({ path, text }) => writeFile(join(webDir, path.replace('web/', '')), text)))
  return { commit: source.commit, files: [...files, ...offered, { path: 'manifest.json', text: manifest }] }
}

/**
 * Every file of the package `countersign` but its manifest: server, web app and command line as they were built, the
 * files of operators, package.json and SBOM.
 */
async function listFiles(externals, { date }) {
  const { version } = await readPackage(root)
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const toFile = (path, source = path) => ({ path, source: join(root, source) })
  const built = await Promise.all([
    listFolder(serverDir, 'server/'),
    listFolder(webDir, 'web/'),
    listFolder(cliDir, 'cli/'),
    listFolder(join(root, 'deploy'), 'deploy/'),
  ])
  const files = [
    ...built.flat(),
    ...['LICENSE', 'chains.example.json', ...releasePages].map((path) => toFile(path)),
    toFile('README.md', 'scripts/product/README.md'),
    ...programs.map((name) => toFile(`bin/${name}.mjs`, `scripts/product/${name}.mjs`)),
    { path: 'package.json', text: toJson(await createPackage(externals)) },
    { path: 'sbom.cdx.json', text: toJson(createSbom(lock, { date, version })) },
  ]
  const paths = new Set(files.map(({ path }) => path))
  return Promise.all(
    files.map(async (file) => {
      if (!file.path.endsWith('.md')) return file
      const text = await readFile(file.source, 'utf8')
      return { path: file.path, text: removeForeignLinks(text, { path: file.path, paths }) }
    }),
  )
}

const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`

/** npm installs the dependencies for its own platform. */
async function createPackage(externals) {
  const { bugs, description, engines, homepage, license, repository, version } = await readPackage(root)
  const dependencies = await Promise.all(
    externals.toSorted().map(async (name) => {
      const found = await findPackage({ from: root, isOptional: false, name })
      return [name, (await readPackage(found)).version]
    }),
  )
  return {
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
}
