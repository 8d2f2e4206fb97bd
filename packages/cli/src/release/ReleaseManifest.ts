import { createHash } from 'node:crypto'
import { z } from 'zod'
import { RefusedError } from '../CliError.ts'

const HashSchema = z.string().regex(/^[0-9a-f]{64}$/)

/** Relative, without steps up, as the build writes it. */
const PathSchema = z
  .string()
  .max(400)
  .regex(/^(?!\/)[^\\\0]+$/)
  .refine((path) => path.split('/').every((step) => step !== '' && step !== '.' && step !== '..'))

const FileSchema = z.union([
  z.strictObject({ path: PathSchema, size: z.int().nonnegative(), sha256: HashSchema }),
  // The same content packed with brotli, whose bytes may depend on the processor of the build.
  z.strictObject({ path: PathSchema, brotliOf: PathSchema }),
])

const ReleaseManifestSchema = z.object({
  format: z.literal(1),
  name: z.string().max(100),
  version: z.string().max(100),
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .nullable(),
  /** Time of the commit. */
  date: z.string().max(40).nullable(),
  /** Whether the sources differed from the commit. */
  modified: z.boolean(),
  lockfile: HashSchema,
  toolchain: z.record(z.string(), z.string().nullable()),
  files: z.array(FileSchema).min(1).max(50_000),
})

export type ReleaseManifest = z.infer<typeof ReleaseManifestSchema> & {
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
