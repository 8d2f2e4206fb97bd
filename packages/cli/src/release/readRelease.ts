import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { RefusedError, UsageError } from '../CliError.ts'
import { isUrl, readBytes } from './readBytes.ts'
import { readTar } from './readTar.ts'

/** The files of a release by path. Packages of npm beside them have their own hashes in its lock file. */
export type Release = {
  paths: readonly string[]
  /** Entries that are neither files nor folders, or that occur twice: an installation could take either. */
  unexpected: readonly string[]
  read(path: string): Promise<Uint8Array | undefined>
}

const maxSize = 1024 * 1024 * 1024

/** A folder, an archive (`.tgz`) or the URL of an archive. */
export async function readRelease(place: string, { signal }: { signal: AbortSignal }): Promise<Release> {
  if (!isUrl(place)) {
    const found = await stat(place).catch((cause: unknown) => {
      throw new UsageError(`Cannot read "${place.slice(0, 200)}". Check its path and permissions.`, { cause })
    })
    if (found.isDirectory()) return readFolder(place)
  }
  const { bytes } = await readBytes(place, { signal })
  return readArchive(bytes)
}

async function readFolder(folder: string): Promise<Release> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const listed = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      isFile: entry.isFile(),
      path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
    }))
    .filter(({ path }) => !path.startsWith('node_modules/'))
  const paths = listed.filter(({ isFile }) => isFile).map(({ path }) => path)
  const known = new Set(paths)
  return {
    paths,
    unexpected: listed.filter(({ isFile }) => !isFile).map(({ path }) => path),
    read: async (path) => (known.has(path) ? readFile(join(folder, path)) : undefined),
  }
}

async function readArchive(bytes: Uint8Array): Promise<Release> {
  const tar = await promisify(gunzip)(bytes, { maxOutputLength: maxSize }).catch((cause: unknown) => {
    throw new RefusedError('The archive is not a .tgz file. Download it again.', { cause, field: 'archive' })
  })
  // npm puts everything into one folder.
  const entries = readTar(tar).map((entry) => ({ ...entry, path: entry.path.replace(/^(\.\/)?[^/]+\//, '') }))
  const files = new Map<string, Uint8Array>()
  const unexpected: string[] = []
  for (const { content, kind, path } of entries)
    if (kind === 'link' || files.has(path)) unexpected.push(path)
    else files.set(path, content)
  return { paths: [...files.keys()], read: async (path) => files.get(path), unexpected }
}
