import { HashSchema } from '@countersign/protocol/wire'
import { type Address, concatHex, type Hex, keccak256, numberToHex, zeroAddress } from 'viem'
import { z } from 'zod'
import type { Confirmations } from '../../domain/signature-store/ConfirmationsSchema.ts'
import { listOwn, listSignedHere } from '../../domain/signature-store/confirmations.ts'
import type { Call } from '../../domain/transaction-builder/createTransaction.ts'

const ReviewedPartSchema = z.object({
  from: z.int().nonnegative(),
  to: z.int().positive(),
  /** Hash of the calls: the nonce may change before signing. */
  digest: HashSchema,
  reviewedAt: z.number(),
})

export type ReviewedPart = z.infer<typeof ReviewedPartSchema>

export const BatchTransferSchema = z.object({
  text: z.string(),
  defaultAsset: z.string(),
  parts: z.array(ReviewedPartSchema),
})

export type BatchTransfer = z.infer<typeof BatchTransferSchema>

export const emptyRun: BatchTransfer = { text: '', defaultAsset: zeroAddress, parts: [] }

/** Fully signed transfers, latest first. */
export const PreviousTransfersSchema = z.array(z.object({ signedAt: z.number(), text: z.string(), count: z.int() }))

type PreviousTransfer = z.infer<typeof PreviousTransfersSchema>[number]

/** Each may take 1 MB, and browsers may limit storage to 5 MB. */
const maxEarlier = 2

export function addPreviousTransfer(runs: readonly PreviousTransfer[], run: PreviousTransfer): PreviousTransfer[] {
  return [run, ...runs].slice(0, maxEarlier)
}

export function digestCall({ to, value, data, operation = 0 }: Call): Hex {
  return keccak256(concatHex([to, numberToHex(value, { size: 32 }), numberToHex(operation, { size: 1 }), data]))
}

export type ListSignedPartsParameters = {
  parts: readonly ReviewedPart[]
  records: Confirmations
  safe: { chainId: number; address: Address }
}

/** Parts signed after their review: an earlier batch may have had the same rows. */
export function listSignedParts({ parts, records, safe }: ListSignedPartsParameters): ReviewedPart[] {
  const own = listSignedHere(records, safe)
  return parts.filter(({ digest, reviewedAt }) =>
    own.some(
      (record) =>
        listOwn(record).some(({ signedAt }) => signedAt >= reviewedAt) &&
        digestCall({ ...record.transaction, value: BigInt(record.transaction.value) }) === digest,
    ),
  )
}
