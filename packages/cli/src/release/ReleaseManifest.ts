import { createHash } from 'node:crypto'
import { type ReleaseManifest as Manifest, ReleaseManifestSchema } from '@countersign/protocol/release'
import { RefusedError } from '../CliError.ts'

export type ReleaseManifest = Manifest & {
  /** SHA-256 of the file as it is. */
  sha256: string
  bytes: Uint8Array
}

/** Parses the `manifest.json` of a release; `source` is its file or URL, for errors. */
export function parseReleaseManifest(bytes: Uint8Array, source: string): ReleaseManifest {
  const { data, error } = ReleaseManifestSchema.safeParse(parseJson(bytes))
  if (!data) {
    const [issue] = error.issues
    throw new RefusedError(`${source} is not a release manifest: ${issue?.path.join('.') || 'it'} is invalid.`, {
      field: issue?.path.join('.') || 'manifest',
    })
  }
  const paths = new Set(data.files.map(({ path }) => path))
  if (paths.size < data.files.length)
    throw new RefusedError(`${source} lists a file twice. A manifest lists each file once.`, { field: 'files' })
  const plain = new Set(data.files.flatMap((file) => ('sha256' in file ? [file.path] : [])))
  if (data.files.some((file) => 'brotliOf' in file && !plain.has(file.brotliOf)))
    throw new RefusedError(`${source} lists a packed file without its original.`, { field: 'files' })
  return { ...data, bytes, sha256: toSha256(bytes) }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

export function toSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
