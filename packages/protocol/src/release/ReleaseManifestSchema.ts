import { z } from 'zod'

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

/** The `manifest.json` of a release, which a site offers as `/release.json`. */
export const ReleaseManifestSchema = z.object({
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

export type ReleaseManifest = z.infer<typeof ReleaseManifestSchema>

type ServedFile = {
  /** URL path: `/assets/base-1a2b3c4.js`. */
  path: string
  sha256: string
  size: number
}

/** What a site serves of a release: all of `web/` but source maps, packed copies and build metadata. */
export function listServedFiles({ files }: Pick<ReleaseManifest, 'files'>): ServedFile[] {
  return files.flatMap((file) => {
    const path = file.path.replace(/^web\//, '')
    const isServed = 'sha256' in file && path !== file.path && !/\.(map|br)$/.test(path) && !path.startsWith('.')
    return isServed ? [{ path: `/${path}`, sha256: file.sha256, size: file.size }] : []
  })
}
