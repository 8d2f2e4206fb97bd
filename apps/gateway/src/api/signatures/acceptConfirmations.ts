import type { SafeState } from '@countersign/protocol/chain'
import type { ChangeNotification } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import { type Address, concat, type Hash, type Hex } from 'viem'
import { notifyChange } from '../../db/queries/cacheVersions.ts'
import { type ConfirmationTarget, insertConfirmation } from '../../db/queries/confirmations.ts'
import type { Database } from '../../db/schema.ts'
import type { JobPool } from '../../lib/jobs/createJobPool.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { assertSignatureQuota } from '../safe-state/assertQuota.ts'
import { type VerifiedSignature, verifySignatures } from './verifySignatures.ts'

export type AcceptConfirmationsParameters = {
  chain: ServedChain
  jobs: JobPool
  target: ConfirmationTarget
  /** Preimages of the hash, for legacy contract owners. */
  preimages: readonly Hex[]
  safe: Address
  /** Owners, threshold and version at one block. */
  state: SafeState
  /** Packed signatures; null if there are none to store. */
  signature: Hex | null
  /** Stores the confirmed object, in the transaction of its confirmations. */
  store?: (tx: Kysely<Database>, signatures: readonly VerifiedSignature[]) => Promise<unknown>
}

/**
 * Verifies every signature against the owners at one block, then stores object, confirmations and notification in one
 * transaction. An owner's first confirmation is never replaced.
 */
export async function acceptConfirmations(
  db: Kysely<Database>,
  { chain, jobs, preimages, safe, signature, state, store, target }: AcceptConfirmationsParameters,
): Promise<void> {
  const chainId = chain.config.id
  const signatures =
    signature === null
      ? []
      : await withNodeTimeout(chainId, () =>
          verifySignatures({
            client: chain.client,
            hash: getHash(target),
            jobs,
            packed: signature,
            preimages,
            requester: chain.requester,
            safe,
            state,
          }),
        )
  await db.transaction().execute(async (tx) => {
    await store?.(tx, signatures)
    await assertSignatureQuota(tx, { chainId, safe, signatures, target })
    for (const { block, ...verified } of signatures)
      await insertConfirmation(tx, { ...verified, ...target, chainId, safe, verdict: 'valid', verifiedBlock: block })
    const change = toChange(target)
    const block = Number(state.block.number)
    if (change) await notifyChange(tx, { block, chainId: String(chainId), safe, ...change })
  })
}

function getHash(target: ConfirmationTarget): Hash {
  if ('safeTxHash' in target) return target.safeTxHash
  return 'messageHash' in target ? target.messageHash : target.safeOperationHash
}

/** User operations are not in any list, so they emit no notification. */
function toChange(target: ConfirmationTarget): Pick<ChangeNotification, 'kinds' | 'safeTxHash'> | undefined {
  if ('safeTxHash' in target) return { kinds: ['queue'], safeTxHash: target.safeTxHash }
  return 'messageHash' in target ? { kinds: ['messages'] } : undefined
}

/** The EIP-712 preimage. */
export function getPreimage({ domainHash, messageHash }: { domainHash: Hex; messageHash: Hex }): Hex {
  return concat(['0x1901', domainHash, messageHash])
}
