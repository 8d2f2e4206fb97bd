import type { DecodedCall } from '@countersign/protocol/decode'
import type { Address } from 'viem'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import type { KnownToken } from '../tokens/loadTokenMap.ts'

/** What the transactions of a Safe are read against: the Safe as it is now and the tokens they touch. */
export type TransactionContext = Pick<ServedChain, 'findFunctions'> & {
  safe: { nonce: bigint; owners: readonly Address[]; threshold: number }
  tokens: ReadonlyMap<Address, KnownToken>
  /** The transaction's call, decoded; null where it is not to be decoded. @default decoded when it is needed */
  decoded?: DecodedCall | null | undefined
}
