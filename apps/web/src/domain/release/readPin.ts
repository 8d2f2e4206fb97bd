import { WebConfigSchema } from '@countersign/protocol/config'
import { z } from 'zod'
import { type Pin, pinCache, pinRecord, toFileKey } from './Pin.ts'
import { parseRelease, type Release, readSigner, type Signer } from './Release.ts'

const PinSchema = z.object({
  format: z.literal(1),
  config: WebConfigSchema,
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
  key: z.string(),
  pinnedAt: z.number(),
  rejected: z.string(),
})

export type PinnedRelease = { pin: Pin; release: Release; signer: Signer }

/** Whether this page can pin at all: workers need https or this machine, and belong to a page, not to a frame. */
export function canPin(page: Pick<Window, 'isSecureContext' | 'parent'> & { navigator: object }): boolean {
  return page.isSecureContext && 'serviceWorker' in page.navigator && page.parent === page
}

/** The release that this browser is pinned to. */
export async function readPin(): Promise<PinnedRelease | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(pinCache))) return undefined
  const cache = await caches.open(pinCache)
  const record = await cache.match(pinRecord)
  const { data: pin } = PinSchema.safeParse(await record?.json().catch(() => undefined))
  if (!pin) return undefined
  const read = async (path: string) => {
    const stored = await cache.match(toFileKey(pin.files[path] ?? ''))
    return stored && new Uint8Array(await stored.arrayBuffer())
  }
  const manifest = await read('/release.json')
  const release = manifest && (await parseRelease(manifest))
  if (!release) return undefined
  const signature = await read('/release.json.minisig')
  return {
    pin,
    release,
    signer: await readSigner({ key: pin.key, manifest, signature: signature && new TextDecoder().decode(signature) }),
  }
}

/** Replaces the record; the files stay. */
export async function writePin(pin: Pin): Promise<void> {
  const cache = await caches.open(pinCache)
  await cache.put(pinRecord, new Response(JSON.stringify(pin), { headers: { 'Content-Type': 'application/json' } }))
}
