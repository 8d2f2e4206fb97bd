import type { MessageContent } from '@countersign/protocol/wire'
import type { Address, Hex } from 'viem'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'

/** Who asks. The origin is the browser's or the relay's word, the name is the asker's own. */
export type Requester = {
  via: 'frame' | 'walletconnect'
  origin: string
  /** Nobody vouches for the origin: it is the asker's own word, as its name is. */
  isClaimed?: boolean | undefined
  name: string
  /** A small picture as a `data:` address; never one to be fetched. */
  icon?: string | undefined
}

export type RequestedCall = { to: Address; value: bigint; data: Hex }

export type Ask =
  /** Several become one transaction, all or none. */
  | { kind: 'transactions'; calls: readonly RequestedCall[] }
  /** `isOnChain`: whoever asks cannot read signatures, so that the Safe signs by a transaction. */
  | { kind: 'message'; content: MessageContent; isOnChain?: boolean }
  | { kind: 'permission'; capability: 'requestAddressBook' }

type RefusalReason =
  /** An owner said no. */
  | 'owner'
  /** Too much of the same asker waits already. */
  | 'flood'
  /** Whoever asked is gone, or took it back. */
  | 'withdrawn'

export type Answer =
  /** An owner signed it, or it stands in the queue, or it was executed. */
  | { outcome: 'transaction'; safeTxHash: Hex }
  /** All signatures that the Safe needs are there. */
  | { outcome: 'message'; messageHash: Hex; signature: Hex }
  | { outcome: 'granted' }
  | { outcome: 'refused'; reason: RefusalReason }

export type Question = {
  id: number
  safe: CurrentSafe
  asker: Requester
  ask: Ask
  /**
   * `open`: nobody decided. `decided`: the asker has its answer, the owner still looks at it (to execute it, say).
   * `gathering`: signed here and off the screen; the answer goes out with the last co-signer's signature.
   */
  status: 'open' | 'decided' | { gathering: Hex }
}
