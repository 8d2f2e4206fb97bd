import {
  parseMinisign,
  parsePublicKeys,
  type ReleaseManifest,
  ReleaseManifestSchema,
  verifyMinisign,
} from '@countersign/protocol/release'
import { parseJson } from '@countersign/protocol/text'
import { toSha256 } from './Pin.ts'

export type Release = ReleaseManifest & { /** Of the manifest. */ sha256: string }

/** Who signed a release. `unknown`: there is a signature, but no key here to verify it with. */
export type Signer =
  | { verdict: 'valid'; keyId: string; comment: string }
  | { verdict: 'invalid' | 'other-key' | 'unknown'; keyId: string }
  | { verdict: 'none' }

export async function parseRelease(body: Uint8Array<ArrayBuffer>): Promise<Release | undefined> {
  const { data } = ReleaseManifestSchema.safeParse(parseJson(new TextDecoder().decode(body)))
  return data && { ...data, sha256: await toSha256(body) }
}

export type ReadSignerParameters = {
  /** Public key of the releases; empty if the user entered none. */
  key: string
  manifest: Uint8Array<ArrayBuffer>
  signature: string | undefined
}

export async function readSigner({ key, manifest, signature }: ReadSignerParameters): Promise<Signer> {
  const parsed = signature === undefined ? undefined : parseMinisign(signature)
  if (!parsed || signature === undefined) return { verdict: 'none' }
  const { keyId } = parsed
  const keys = parsePublicKeys(key)
  if (!keys) return { keyId, verdict: 'unknown' }
  if (!keys.some((known) => known.keyId === keyId)) return { keyId, verdict: 'other-key' }
  // A browser without Ed25519 cannot tell.
  const result = await verifyMinisign(manifest, signature, keys).catch(() => undefined)
  if (!result) return { keyId, verdict: 'unknown' }
  return result.verdict === 'valid' ? result : { keyId, verdict: 'invalid' }
}
