import { sha256 } from 'viem'
import { z } from 'zod'
import { readSigner, type Signer } from '../../domain/release/Release.ts'
import { readPin } from '../../domain/release/readPin.ts'

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
  signer: Signer
}

/** What the site says about its own release; null without a manifest, as in `npm run dev`. */
export async function fetchRelease(signal: AbortSignal): Promise<Release | null> {
  const response = await fetch('/release.json', { cache: 'no-cache', signal })
  // The development server answers with its page.
  const isFile = response.headers.get('content-type')?.startsWith('application/json') === true
  if (response.status === 404 || (response.ok && !isFile)) return null
  if (!response.ok) throw new Error(`/release.json: ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const json: unknown = JSON.parse(new TextDecoder().decode(bytes))
  return { ...ReleaseSchema.parse(json), manifest: sha256(bytes).slice(2), signer: await fetchSigner(bytes, signal) }
}

/** Verified only with the key that the user pinned: one from the site would prove nothing. */
async function fetchSigner(manifest: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<Signer> {
  const response = await fetch('/release.json.minisig', { cache: 'no-cache', signal })
  const pinned = await readPin()
  const signature = response.ok ? await response.text() : undefined
  return readSigner({ key: pinned?.pin.key ?? '', manifest, signature })
}
