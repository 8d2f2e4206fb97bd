import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { type ReleaseManifest, toSha256 } from './ReleaseManifest.ts'
import type { Release } from './readRelease.ts'

export type Difference = {
  path: string
  /** `extra`: not in the manifest. */
  kind: 'changed' | 'extra' | 'missing'
  expected: string | null
  actual: string | null
}

export type CompareReleaseReturnType = {
  differences: Difference[]
  /** Number of files that match. */
  matching: number
}

/** The manifest and the copy that the service offers, with their signatures: no file contains its own hash. */
const manifestPaths = ['manifest.json', 'web/release.json']
const signaturePaths = manifestPaths.flatMap((path) => [`${path}.minisig`, `${path}.safe`])

/** Hashes every file of a release and compares it with a manifest. */
export async function compareRelease(release: Release, manifest: ReleaseManifest): Promise<CompareReleaseReturnType> {
  const differences: Difference[] = []
  const compare = (path: string, expected: string, content: Uint8Array | undefined) => {
    const actual = content === undefined ? null : toSha256(content)
    if (actual !== expected) differences.push({ actual, expected, kind: actual === null ? 'missing' : 'changed', path })
  }
  const hashes = new Map(manifest.files.flatMap((file) => ('sha256' in file ? [[file.path, file.sha256]] : [])))
  for (const file of manifest.files) {
    const content = await release.read(file.path)
    if ('sha256' in file) compare(file.path, file.sha256, content)
    else compare(file.path, hashes.get(file.brotliOf) ?? '', content && (await unpack(content)))
  }
  const listed = new Set(manifest.files.map(({ path }) => path))
  for (const path of release.paths)
    if (manifestPaths.includes(path)) compare(path, manifest.sha256, await release.read(path))
    else if (!listed.has(path) && !signaturePaths.includes(path))
      differences.push({ actual: null, expected: null, kind: 'extra', path })
  for (const path of release.unexpected) differences.push({ actual: null, expected: null, kind: 'extra', path })
  const changed = new Set(differences.map(({ path }) => path))
  return { differences, matching: manifest.files.filter(({ path }) => !changed.has(path)).length }
}

/** What a browser would make of it; the packed bytes themselves if nothing. */
async function unpack(content: Uint8Array): Promise<Uint8Array> {
  return promisify(brotliDecompress)(content, { maxOutputLength: 64 * 1024 * 1024 }).catch(() => content)
}
