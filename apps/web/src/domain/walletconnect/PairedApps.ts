import type { Address } from 'viem'
import { z } from 'zod'
import type { Wanted } from './Proposal.ts'
import type { Who } from './readPeer.ts'

/** An app that wants to be connected. */
export type AppProposal = {
  id: number
  pairingTopic: string
  who: Who
  wanted: Wanted
}

/** A connected app, and the one Safe that it sees. */
export type AppSession = {
  topic: string
  who: Who
  safe: { chainId: number; address: Address }
  wanted: Wanted
  events: readonly string[]
  /** In milliseconds since 1970. */
  expiresAt: number
}

/** What happened while nobody looked. */
export type PairedNote = {
  id: number
  name: string
  what: /** It ended the connection, or the connection ran out. */
    | 'ended'
    /** It ended while something of it waited for an owner. */
    | 'endedAsking'
    /** Nobody answered in the time that it gave. */
    | 'requestExpired'
    /** More was asked at once than anybody reads: the rest was refused. */
    | 'flood'
    /** The offer ran out before anybody answered it. */
    | 'proposalExpired'
    /** The owner decided, and the relay did not take the answer. */
    | 'answerLost'
}

export type PairedState = {
  status: /** Nothing is connected, so nothing is loaded. */
    | 'idle'
    | 'starting'
    /** Another tab of this browser holds the connections. */
    | 'elsewhere'
    | 'ready'
    | { failed: unknown }
  isRelayConnected: boolean
  /** A link was taken, and the app behind it has not spoken yet. */
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
  /** By topic: what was known of an app when it was connected, and that there is something to come back to. */
  sessions: z.record(z.string(), z.object({ who: PeerSchema, expiresAt: z.number() })),
  /** What owners decided and the relay has not taken yet: nobody is asked twice for one thing. */
  answers: z.record(z.string(), AnswerSchema),
})

export type StoredSessions = z.infer<typeof StoredSessionsSchema>

export const noPairings: StoredSessions = { answers: {}, sessions: {} }
