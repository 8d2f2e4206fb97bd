import { sha256 } from 'viem'
import { z } from 'zod'

const ReleaseSchema = z.object({
  version: z.string().max(100),
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .nullable(),
  modified: z.boolean(),
})

export type Release = z.infer<typeof ReleaseSchema> & {
  /** SHA-256 of the manifest, without a prefix. */
  manifest: string
}

/** What the site says about its own release; null without a manifest, as in a build of a developer. */
export async function fetchRelease(signal: AbortSignal): Promise<Release | null> {
  const response = await fetch('/release.json', { cache: 'no-cache', signal })
  // The development server answers with its page.
  const isFile = response.headers.get('content-type')?.startsWith('application/json') === true
  if (response.status === 404 || (response.ok && !isFile)) return null
  if (!response.ok) throw new Error(`/release.json: ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const json: unknown = JSON.parse(new TextDecoder().decode(bytes))
  return { ...ReleaseSchema.parse(json), manifest: sha256(bytes).slice(2) }
}
