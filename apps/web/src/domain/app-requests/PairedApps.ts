import { sanitizeText } from '@countersign/protocol/text'
import { type Address, getAddress, isAddress } from 'viem'
import { z } from 'zod'

/** A proposal is untrusted: its size is bounded first. */
const word = z.string().max(200)
const words = z.array(word).max(500)

const NamespaceSchema = z.object({ chains: words.optional(), methods: words.default([]), events: words.default([]) })

/** By namespace (`eip155`) or by chain (`eip155:1`). */
const NamespacesSchema = z
  .record(word, NamespaceSchema)
  .refine((namespaces) => Object.keys(namespaces).length <= 100, { error: 'names too many namespaces' })

const MetadataSchema = z.object({ name: z.string().max(2_000).catch(''), url: z.string().max(2_000).catch('') })

const VerifySchema = z.object({
  verified: z.object({
    origin: z.string().max(2_000),
    validation: z.enum(['UNKNOWN', 'VALID', 'INVALID']),
    isScam: z.boolean().nullish(),
  }),
})

const WantedSchema = z.object({
  requiredNamespaces: NamespacesSchema.default({}),
  optionalNamespaces: NamespacesSchema.default({}),
})

export const ProposalSchema = z.object({
  id: z.number(),
  params: WantedSchema.extend({
    expiryTimestamp: z.number(),
    pairingTopic: z.string(),
    proposer: z.object({ metadata: MetadataSchema }),
  }),
  verifyContext: VerifySchema.optional().catch(undefined),
})

const SessionSchema = WantedSchema.extend({
  topic: z.string(),
  expiry: z.number(),
  namespaces: z.object({ eip155: z.object({ accounts: z.array(z.string()), events: z.array(z.string()) }) }),
  peer: z.object({ metadata: MetadataSchema }),
})

export const SessionRequestSchema = z.object({
  id: z.number(),
  topic: z.string(),
  params: z.object({
    chainId: z.string(),
    request: z.object({ method: z.string().max(200), params: z.unknown(), expiryTimestamp: z.number().optional() }),
  }),
  verifyContext: VerifySchema.optional().catch(undefined),
})

export type Wanted = z.infer<typeof WantedSchema>
export type Namespaces = z.infer<typeof NamespacesSchema>
type Metadata = z.infer<typeof MetadataSchema>
export type VerifyContext = z.infer<typeof VerifySchema>

/** By the verify service: `proven`, `contradicted` (another origin) or `scam`; `claimed`: it attests nothing. */
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

export type AppProposal = { id: number; pairingTopic: string; who: Who; wanted: Wanted }

/** A session, and the only Safe that it sees. */
export type AppSession = {
  topic: string
  who: Who
  safe: { chainId: number; address: Address }
  wanted: Wanted
  events: readonly string[]
  /** In Unix milliseconds. */
  expiresAt: number
}

export type PairedNote = {
  id: number
  name: string
  what: /** The app disconnected, or the session expired. */
    | 'ended'
    /** Ended while a request was pending. */
    | 'endedAsking'
    | 'requestExpired'
    /** Requests over the limit were refused. */
    | 'flood'
    | 'proposalExpired'
    /** The owner decided, but the relay did not accept the response. */
    | 'answerLost'
}

export type PairedState = {
  status: /** No sessions: the kit is not loaded. */
    | 'idle'
    | 'starting'
    /** Another tab holds the connections. */
    | 'elsewhere'
    | 'ready'
    | { failed: unknown }
  isRelayConnected: boolean
  /** A link was accepted, and the app's proposal is pending. */
  waitingFor: string | undefined
  proposals: readonly AppProposal[]
  sessions: readonly AppSession[]
  notes: readonly PairedNote[]
}

export const startState: PairedState = {
  status: 'idle',
  isRelayConnected: false,
  waitingFor: undefined,
  proposals: [],
  sessions: [],
  notes: [],
}

const PeerSchema = z.object({
  name: z.string(),
  origin: z.string(),
  seenAt: z.string().optional(),
  standing: z.enum(['proven', 'claimed', 'contradicted', 'scam']),
})

const AnswerSchema = z.union([
  z.object({ error: z.object({ code: z.number(), message: z.string() }) }),
  z.object({ result: z.unknown() }),
])

export const StoredSessionsSchema = z.object({
  /** By topic: the app's metadata at the time of connection; also shows that there are sessions to resume. */
  sessions: z.record(z.string(), z.object({ who: PeerSchema, expiresAt: z.number() })),
  /** Decisions that the relay has not accepted yet: no owner is asked twice. */
  answers: z.record(z.string(), AnswerSchema),
})

export type StoredSessions = z.infer<typeof StoredSessionsSchema>

export const noPairings: StoredSessions = { answers: {}, sessions: {} }

/** The session with the verify service's attestation for this request. */
export function withWho(session: AppSession, verifyContext: VerifyContext | undefined): AppSession {
  if (!verifyContext) return session
  const { name, origin } = session.who
  const who = readPeer({ metadata: { name, url: origin }, verifyContext })
  // A missing attestation does not revoke the session's: relays attest what they can.
  return who.standing === 'claimed' ? session : { ...session, who }
}

export function readSession(raw: unknown, stored: StoredSessions): AppSession[] {
  const parsed = SessionSchema.safeParse(raw)
  if (!parsed.success) return []
  const { expiry, namespaces, optionalNamespaces, peer, requiredNamespaces, topic } = parsed.data
  const { accounts, events } = namespaces.eip155
  const [, chainId, address = ''] = /^eip155:(\d{1,16}):(0x[0-9a-fA-F]{40})$/.exec(accounts[0] ?? '') ?? []
  if (!isAddress(address, { strict: false })) return []
  const checked: Address = getAddress(address)
  return [
    {
      events,
      expiresAt: expiry * 1_000,
      safe: { address: checked, chainId: Number(chainId) },
      topic,
      wanted: { optionalNamespaces, requiredNamespaces },
      who: stored.sessions[topic]?.who ?? readPeer({ metadata: peer.metadata }),
    },
  ]
}
