import { execFile } from 'node:child_process'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseSigningKey, type SigningKey, signContent } from '../../packages/cli/src/release/minisign.ts'
import { parseReleaseManifest, type ReleaseManifest, toSha256 } from '../../packages/cli/src/release/ReleaseManifest.ts'
import { root, standaloneDir } from '../build/paths.mjs'

const run = promisify(execFile)
const folder = join(root, 'dist', 'release')

/** Published beside `countersign` itself, which contains the command line. */
const packages = ['protocol', 'client', 'frame', 'connect']

export type WriteReleaseParameters = {
  /** Use the last build. */
  hasBuild: boolean
  keyFile: string | undefined
}

export type WrittenRelease = {
  files: { name: string; sha256: string; size: number }[]
  folder: string
  manifest: ReleaseManifest
}

/** Builds, signs and packs into `dist/release`, and verifies the archive with its own command. */
export async function writeRelease({ hasBuild, keyFile }: WriteReleaseParameters): Promise<WrittenRelease> {
  const key = keyFile === undefined ? undefined : await readKey(keyFile)
  if (!hasBuild) await run(process.execPath, ['scripts/build.mjs'], { cwd: root, maxBuffer: 1e8 })
  const file = join(standaloneDir, 'manifest.json')
  const manifest = parseReleaseManifest(await readFile(file), file)
  await rm(folder, { force: true, recursive: true })
  await mkdir(folder, { recursive: true })
  if (key) await signManifest(manifest, key)
  await pack(standaloneDir)
  for (const name of packages) await pack(join(root, 'packages', name))
  await packSite(manifest)
  for (const name of await readdir(standaloneDir))
    if (/^(manifest\.json(\.minisig)?|sbom\.cdx\.json)$/.test(name))
      await copyFile(join(standaloneDir, name), join(folder, name))
  const files = await listFiles()
  const sums = files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('')
  await writeFile(join(folder, 'SHA256SUMS'), sums)
  // The packages beside `countersign` have no manifest: their archives are signed through this list.
  if (key) await writeFile(join(folder, 'SHA256SUMS.minisig'), sign(manifest, key, Buffer.from(sums)))
  await verifyArchive(manifest)
  return { files: await listFiles(), folder, manifest }
}

async function readKey(file: string): Promise<SigningKey> {
  const key = parseSigningKey(await readFile(file, 'utf8'))
  if (key === undefined) throw new Error(`${file} is not a secret key in the format of minisign.`)
  if (key === 'encrypted')
    throw new Error(`${file} has a password. Sign dist/release with minisign -S itself, or use a key made with -W.`)
  return key
}

const sign = ({ commit, version }: ReleaseManifest, key: SigningKey, content: Uint8Array) =>
  signContent({ comment: `countersign ${version} commit ${commit ?? 'unknown'}`, content, key })

/** Also beside the copy that the service offers. */
async function signManifest(manifest: ReleaseManifest, key: SigningKey) {
  const signature = sign(manifest, key, manifest.bytes)
  await writeFile(join(standaloneDir, 'manifest.json.minisig'), signature)
  await writeFile(join(standaloneDir, 'web', 'release.json.minisig'), signature)
}

async function pack(source: string) {
  await run('npm', ['pack', '--pack-destination', folder], { cwd: source, maxBuffer: 1e8 })
}

/** The page to try the wallet dialog, for any static host. As an npm archive, because those are reproducible. */
async function packSite({ version }: ReleaseManifest) {
  const site = join(root, 'dist', 'connect-site')
  await run(process.execPath, ['--import', 'tsx', '--conditions=@repo/source', 'scripts/connectSite.ts'], { cwd: root })
  await writeFile(join(site, 'package.json'), JSON.stringify({ name: 'countersign-connect-site', version }))
  await pack(site)
}

async function listFiles() {
  const names = (await readdir(folder)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name))
      return { name, sha256: toSha256(bytes), size: bytes.length }
    }),
  )
}

async function verifyArchive({ version }: ReleaseManifest) {
  const archive = join(folder, `countersign-${version}.tgz`)
  const words = ['verify-release', archive, '--manifest', join(folder, 'manifest.json')]
  const { stdout } = await run(process.execPath, [join(standaloneDir, 'bin', 'countersign.mjs'), ...words])
  console.log(stdout)
}
