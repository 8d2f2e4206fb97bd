import type { DecodedCall } from '@countersign/protocol/decode'
import type { Address } from 'viem'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import type { KnownToken } from '../tokens/loadTokenMap.ts'

/** What a Safe's transactions are interpreted with: its current state and their tokens. */
export type TransactionContext = Pick<ServedChain, 'findFunctions'> & {
  safe: { nonce: bigint; owners: readonly Address[]; threshold: number }
  tokens: ReadonlyMap<Address, KnownToken>
  /** The decoded call; null to skip decoding. @default decoded on demand */
  decoded?: DecodedCall | null | undefined
}
