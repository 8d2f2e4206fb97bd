import type { Kysely } from 'kysely'
import type { Address, Hash } from 'viem'
import { insertMessageConfirmation } from '../../db/queries/insertMessageConfirmation.ts'
import type { Database } from '../../db/schema.ts'
import type { VerifiedSignature } from '../signatures/verifySignatures.ts'

export type StoreMessageConfirmationsParameters = {
  chainId: number
  messageHash: Hash
  safe: Address
  signatures: readonly VerifiedSignature[]
}

/** Stores verified signatures of a message with their verdict; an owner's first one stays. */
export async function storeMessageConfirmations(
  tx: Kysely<Database>,
  { chainId, messageHash, safe, signatures }: StoreMessageConfirmationsParameters,
): Promise<void> {
  for (const { block, kind, owner, signature } of signatures)
    await insertMessageConfirmation(tx, {
      chainId,
      kind,
      messageHash,
      owner,
      safe,
      signature,
      verdict: 'valid',
      verifiedBlock: block,
    })
}
