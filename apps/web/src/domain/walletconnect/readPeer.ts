import { sanitizeText } from '@countersign/protocol/text'
import type { Metadata, VerifyContext } from './Proposal.ts'

/**
 * `proven`: the verify service attests this origin. `claimed`: nobody does. `contradicted`: it came from another one.
 * `scam`: the verify service warns of it.
 */
export type Standing = 'proven' | 'claimed' | 'contradicted' | 'scam'

export type Who = {
  /** Self-declared. */
  name: string
  /** The origin: attested if the standing says so, else self-declared. Empty where none was declared. */
  origin: string
  /** The actual origin, if it differs from the declared one. */
  seenAt?: string | undefined
  standing: Standing
}

export type ReadPeerParameters = { metadata: Metadata; verifyContext?: VerifyContext | undefined }

/** The requester. Name and URL are self-declared: only the verify service attests an origin. */
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
