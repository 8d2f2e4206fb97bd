import { sanitizeText } from '@countersign/protocol/text'
import type { Metadata, VerifyContext } from './Proposal.ts'

/**
 * `proven`: the relay's verify service saw the request come from this origin. `claimed`: nobody did. `contradicted`:
 * it came from another one. `scam`: the verify service warns of it.
 */
export type Standing = 'proven' | 'claimed' | 'contradicted' | 'scam'

export type Who = {
  /** Its own word. */
  name: string
  /** Scheme, name and port: proven where the standing says so, else its own word. Empty where it named none. */
  origin: string
  /** Where the request came from, if it is not where it says. */
  seenAt?: string | undefined
  standing: Standing
}

export type ReadPeerParameters = { metadata: Metadata; verifyContext?: VerifyContext | undefined }

/** Who asks. Anybody can write any name and any address into a request: only the verify service's word is more. */
export function readPeer({ metadata, verifyContext }: ReadPeerParameters): Who {
  const origin = readOrigin(metadata.url)
  const name = sanitizeText(metadata.name, { maxLength: 60 }) || origin
  const { verified } = verifyContext ?? {}
  const seen = verified ? readOrigin(verified.origin) : ''
  if (verified?.isScam) return { name, origin, standing: 'scam' }
  if (verified?.validation === 'VALID' && seen !== '' && seen === origin) return { name, origin, standing: 'proven' }
  if (verified?.validation === 'INVALID') return { name, origin, standing: 'contradicted', seenAt: seen }
  return { name, origin, standing: 'claimed' }
}

function readOrigin(url: string): string {
  if (!URL.canParse(url)) return ''
  const { origin, protocol } = new URL(url)
  return protocol === 'https:' || protocol === 'http:' ? origin : ''
}
