import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'

/** What npm shows of a package; the root's are copied to `countersign` by its build. */
const published = ['', 'packages/client', 'packages/connect', 'packages/frame', 'packages/protocol']

const ManifestSchema = z.looseObject({
  bugs: z.object({ url: z.string() }).optional(),
  homepage: z.string().optional(),
  repository: z.looseObject({ directory: z.string().optional(), url: z.string() }).optional(),
})
type Manifest = z.infer<typeof ManifestSchema>

const toFile = (folder: string) => (folder === '' ? 'package.json' : `${folder}/package.json`)

/** Writes the project's public address to every published package; the commit is yours. */
export async function setRepository(address: string): Promise<string[]> {
  const url = parseRepository(address)
  for (const folder of published) {
    const text = await readFile(toFile(folder), 'utf8')
    await writeFile(toFile(folder), editRepository(text, { folder, url }))
  }
  return published.map(toFile)
}

export function parseRepository(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'https:' || url.username !== '' || url.search !== '' || url.hash !== '' || url.pathname === '/')
    throw new Error(
      `"${address}" is not the address of a repository, such as https://git.example.org/team/countersign.`,
    )
  return url.href.replace(/(\.git)?\/*$/, '')
}

export type EditRepositoryParameters = { folder: string; url: string }

export function editRepository(text: string, { folder, url }: EditRepositoryParameters): string {
  const { bugs: _, homepage: __, repository: ___, ...manifest } = ManifestSchema.parse(JSON.parse(text))
  const fields = {
    homepage: `${url}#readme`,
    bugs: { url: `${url}/issues` },
    repository: { type: 'git', url: `git+${url}.git`, ...(folder === '' ? {} : { directory: folder }) },
  }
  // After the licence, where npm's own template has them.
  const entries = Object.entries(manifest).flatMap(([name, value]) =>
    name === 'license' ? [[name, value] as const, ...Object.entries(fields)] : [[name, value] as const],
  )
  return `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`
}

/** Packages without an address, or with another one than the root. */
export async function findRepositoryFaults(): Promise<string[]> {
  const manifests: [folder: string, manifest: Manifest][] = []
  for (const folder of published)
    manifests.push([folder, ManifestSchema.parse(JSON.parse(await readFile(toFile(folder), 'utf8')))])
  return compareRepositories(manifests)
}

export function compareRepositories(manifests: readonly (readonly [folder: string, manifest: Manifest])[]): string[] {
  const [, root] = manifests.find(([folder]) => folder === '') ?? []
  if (root?.repository === undefined)
    return ['package.json has no repository: set the public address with --set-repository <url>.']
  return manifests
    .filter(
      ([folder, { bugs, homepage, repository }]) =>
        repository?.url !== root.repository?.url ||
        homepage !== root.homepage ||
        bugs?.url !== root.bugs?.url ||
        (folder !== '' && repository?.directory !== folder),
    )
    .map(([folder]) => `${toFile(folder)} has another address than package.json: run --set-repository again.`)
}
