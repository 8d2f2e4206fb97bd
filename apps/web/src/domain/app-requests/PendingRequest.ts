import type { MessageContent } from '@countersign/protocol/wire'
import type { Address, Hex } from 'viem'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'

/** The requester. The browser or the relay supplies the origin; the name is self-declared. */
export type Requester = {
  via: 'frame' | 'walletconnect'
  origin: string
  /** The origin is self-declared too. */
  isClaimed?: boolean | undefined
  name: string
  /** A small picture as a `data:` URL; never fetched. */
  icon?: string | undefined
}

export type RequestedCall = { to: Address; value: bigint; data: Hex }

export type RequestBody =
  /** Several calls become one atomic transaction. */
  | { kind: 'transactions'; calls: readonly RequestedCall[] }
  /** `isOnChain`: the app cannot verify off-chain signatures, so the Safe signs by a transaction. */
  | { kind: 'message'; content: MessageContent; isOnChain?: boolean }
  | { kind: 'permission'; capability: 'requestAddressBook' }

type RefusalReason =
  /** An owner rejected it. */
  | 'owner'
  /** The requester has too many pending requests. */
  | 'flood'
  /** The requester disconnected or cancelled. */
  | 'withdrawn'

export type Answer =
  /** Signed by an owner, queued, or executed. */
  | { outcome: 'transaction'; safeTxHash: Hex }
  /** The Safe's threshold of signatures is reached. */
  | { outcome: 'message'; messageHash: Hex; signature: Hex }
  | { outcome: 'granted' }
  | { outcome: 'refused'; reason: RefusalReason }

export type Question = {
  id: number
  safe: CurrentSafe
  asker: Requester
  ask: RequestBody
  /**
   * `open`: undecided. `decided`: answered, and still on screen (to execute it, for example). `gathering`: signed here
   * and off screen; answered with the last co-signer's signature.
   */
  status: 'open' | 'decided' | { gathering: Hex }
}
