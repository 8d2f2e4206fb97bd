import { getQueueDigest } from '@countersign/protocol/verify'
import type { Hex } from 'viem'
import type { SafeId } from '../safe/queries.ts'

export type ReadQueueDigestParameters = { safe: SafeId; nonce: bigint; hashes: readonly Hex[] }

/** Loads hashing with the first verified queue, not with the page. */
export function readQueueDigest({ hashes, nonce, safe }: ReadQueueDigestParameters): string {
  return getQueueDigest({ chainId: safe.chainId, hashes, nonce, safe: safe.address })
}
