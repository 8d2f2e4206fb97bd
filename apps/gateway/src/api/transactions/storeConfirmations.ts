import type { Kysely } from 'kysely'
import type { Address, Hash } from 'viem'
import { insertConfirmation } from '../../db/queries/insertConfirmation.ts'
import type { Database } from '../../db/schema.ts'
import type { VerifiedSignature } from '../signatures/verifySignatures.ts'

export type StoreConfirmationsParameters = {
  chainId: number
  safe: Address
  safeTxHash: Hash
  signatures: readonly VerifiedSignature[]
}

/** Stores verified signatures with their verdict; an owner's first one stays. */
export async function storeConfirmations(
  tx: Kysely<Database>,
  { chainId, safe, safeTxHash, signatures }: StoreConfirmationsParameters,
): Promise<void> {
  for (const { block, kind, owner, signature } of signatures)
    await insertConfirmation(tx, {
      chainId,
      kind,
      owner,
      safe,
      safeTxHash,
      signature,
      verdict: 'valid',
      verifiedBlock: block,
    })
}
