import { packSignatures } from '@countersign/protocol/signatures'
import { AddressSchema, HexSchema } from '@countersign/protocol/wire'
import type { Hex } from 'viem'
import { z } from 'zod'
import type { Confirmation, SignatureKind } from '../../db/queries/Records.ts'
import { listCountedConfirmations, type TransactionContext } from '../transactions/TransactionContext.ts'

export const SignatureTypeSchema = z.enum(['APPROVED_HASH', 'CONTRACT_SIGNATURE', 'EOA', 'ETH_SIGN'])

export const signatureTypes: Readonly<Record<SignatureKind, z.infer<typeof SignatureTypeSchema>>> = {
  approvedHash: 'APPROVED_HASH',
  contract: 'CONTRACT_SIGNATURE',
  eoa: 'EOA',
  ethSign: 'ETH_SIGN',
}

/** A confirmation of a message or a user operation. */
export const ServiceSignatureSchema = z.object({
  created: z.iso.datetime(),
  modified: z.iso.datetime(),
  owner: AddressSchema,
  signature: HexSchema,
  signatureType: SignatureTypeSchema,
})

type ServiceSignature = z.infer<typeof ServiceSignatureSchema>

export function toServiceSignatures(
  { confirmations }: { confirmations: Confirmation[] },
  context: Pick<TransactionContext, 'safe'>,
): ServiceSignature[] {
  return listCountedConfirmations({ confirmations, execution: undefined }, context).map(
    ({ createdAt, kind, owner, signature }) => ({
      created: createdAt.toISOString(),
      modified: createdAt.toISOString(),
      owner,
      signature,
      signatureType: signatureTypes[kind],
    }),
  )
}

/** Signatures collected so far, sorted by owner; may be below the threshold. */
export function prepareSignature(signatures: readonly ServiceSignature[]): Hex | null {
  if (signatures.length === 0) return null
  return packSignatures(signatures.map(({ owner, signature }) => ({ data: signature, signer: owner })))
}
