import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const own = /^(@countersign\/[\w-]+|countersign)$/
const groups = ['dependencies', 'devDependencies', 'peerDependencies']

type Manifest = Record<string, unknown>

/** Sets the version of every workspace, of the service and of the changelog; the commit is yours. */
export async function setVersion(version: string): Promise<string[]> {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) throw new Error(`"${version}" is not a version such as 0.2.0.`)
  const { stdout } = await promisify(execFile)('git', ['ls-files', 'package.json', '*/package.json'])
  const manifests = stdout.split('\n').filter((file) => /^((apps|packages)\/[^/]+\/)?package\.json$/.test(file))
  const edits: Record<string, (text: string) => string> = {
    ...Object.fromEntries(manifests.map((file) => [file, (text: string) => editManifest(text, version)])),
    'CHANGELOG.md': (text) => dateChangelog(text, version, new Date()),
    'apps/gateway/src/lib/serviceVersion.ts': (text) => text.replace(/'[^']+'/, `'${version}'`),
    'package-lock.json': (text) => editLock(text, version),
  }
  for (const [file, edit] of Object.entries(edits)) await writeFile(file, edit(await readFile(file, 'utf8')))
  return Object.keys(edits)
}

export function editManifest(text: string, version: string): string {
  return toText(withVersion(JSON.parse(text), version))
}

export function editLock(text: string, version: string): string {
  const lock: { packages: Record<string, Manifest>; version: string } = JSON.parse(text)
  const packages = Object.entries(lock.packages).map(([path, entry]) => [
    path,
    path.includes('node_modules/') ? entry : withVersion(entry, version),
  ])
  return toText({ ...lock, packages: Object.fromEntries(packages), version })
}

/** Its own version, and that of each of our packages that it needs. */
function withVersion(manifest: Manifest, version: string): Manifest {
  const needed = groups.flatMap((group) => {
    const names = manifest[group]
    if (typeof names !== 'object' || names === null) return []
    return [
      [group, Object.fromEntries(Object.entries(names).map(([name, was]) => [name, own.test(name) ? version : was]))],
    ]
  })
  return { ...manifest, ...('version' in manifest ? { version } : {}), ...Object.fromEntries(needed) }
}

/** The section of unreleased changes becomes that of the version. */
export function dateChangelog(text: string, version: string, now: Date): string {
  return text.replace(/^## .*\(unreleased\)$/m, `## ${version} (${now.toISOString().slice(0, 10)})`)
}

const toText = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`
