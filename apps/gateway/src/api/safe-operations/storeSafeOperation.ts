import { hashSafeOperation, hashUserOperation, type SafeOperation } from '@countersign/protocol/hash'
import type { Kysely } from 'kysely'
import { type Address, concat, type Hex, size } from 'viem'
import { insertSafeOperation } from '../../db/queries/insertSafeOperation.ts'
import { insertSafeOperationConfirmation } from '../../db/queries/insertSafeOperationConfirmation.ts'
import type { Database } from '../../db/schema.ts'
import type { JobPool } from '../../lib/jobs/createJobPool.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { RefusedError } from '../errors/RefusedError.ts'
import { assertQuota } from '../safe-state/assertQuota.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { verifySignatures } from '../signatures/verifySignatures.ts'
import { assertOperationIsOpen } from './assertOperationIsOpen.ts'
import { getEntryPointVersion } from './getEntryPointVersion.ts'

export type StoreSafeOperationParameters = {
  chain: ServedChain
  entryPoint: Address
  jobs: JobPool
  module: Address
  operation: SafeOperation
  /** Of one or several owners, without the times of validity that go before them in the user operation. */
  signature: Hex
}

/** Bytes of what bundlers pass on. */
const maxOperationSize = 131_072

function assertOperationSize({ callData, initCode, paymasterAndData }: SafeOperation): void {
  const bytes = [callData, initCode, paymasterAndData].reduce((sum, part) => sum + size(part ?? '0x'), 0)
  if (bytes <= maxOperationSize) return
  throw new RefusedError({
    code: 'DATA_TOO_LARGE',
    message: `User operations above ${maxOperationSize} bytes are not stored; this one has ${bytes}.`,
  })
}

/**
 * Stores a user operation with owners' signatures of it, or further signatures of one that is known. The hash is always
 * computed here, and every signature verified against the owners that the node names now: what was signed for another
 * chain, module, Safe or operation belongs to nobody here.
 */
export async function storeSafeOperation(
  db: Kysely<Database>,
  { chain, entryPoint, jobs, module, operation, signature }: StoreSafeOperationParameters,
): Promise<void> {
  const chainId = chain.config.id
  const { safe } = operation
  assertOperationSize(operation)
  const state = await getLiveSafe(chain, safe)
  const entryPointVersion = getEntryPointVersion({ entryPoint, module, state })
  await assertOperationIsOpen({ chain, entryPoint, operation })
  const hashed = { chainId, entryPoint, entryPointVersion, module, operation }
  const { domainHash, messageHash, safeOperationHash } = hashSafeOperation(hashed)
  const signatures = await withNodeTimeout(chainId, () =>
    verifySignatures({
      client: chain.client,
      hash: safeOperationHash,
      jobs,
      packed: signature,
      preimages: [concat(['0x1901', domainHash, messageHash])],
      safe,
      state,
    }),
  )
  await db.transaction().execute(async (tx) => {
    await assertQuota(tx, { author: safe, chainId, kind: 'safe_operation', safe })
    const userOperationHash = hashUserOperation(hashed)
    await insertSafeOperation(tx, { chainId, entryPoint, module, operation, safeOperationHash, userOperationHash })
    for (const { block, kind, owner, signature: own } of signatures)
      await insertSafeOperationConfirmation(tx, {
        chainId,
        kind,
        owner,
        safe,
        safeOperationHash,
        signature: own,
        verdict: 'valid',
        verifiedBlock: block,
      })
  })
}
