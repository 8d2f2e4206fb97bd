import type { Address } from 'viem'
import { z } from 'zod'
import type { Wanted } from './Proposal.ts'
import type { Who } from './readPeer.ts'

/** A session proposal. */
export type AppProposal = {
  id: number
  pairingTopic: string
  who: Who
  wanted: Wanted
}

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

/** An event to report to the user. */
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
