import { controlIds } from '@countersign/protocol/custody'
import { parseJson, sanitizeText } from '@countersign/protocol/text'
import { AddressSchema } from '@countersign/protocol/wire'
import { type Address, isAddressEqual } from 'viem'
import { z } from 'zod'
import { defineStore } from '../../domain/services/defineStore.ts'

const TimeSchema = z.number().int().nonnegative().max(8_640_000_000_000_000)

export const maxNote = 500

const StatementSchema = z.object({
  kind: z.enum(['attestation', 'exception']),
  note: z.string().transform((note) => sanitizeText(note, { maxLength: maxNote })),
  at: TimeSchema,
  expiresAt: TimeSchema,
})

const SafeStatementsSchema = z.partialRecord(z.enum(controlIds), StatementSchema)
export type SafeStatements = z.infer<typeof SafeStatementsSchema>

/** Attestations and exceptions by `chainId:address` and control. */
export const StatementsSchema = z.record(z.string(), SafeStatementsSchema)

export const openStatements = defineStore({ empty: {}, key: 'countersign.statements.v1', schema: StatementsSchema })

const FileSchema = z.object({
  chainId: z.number(),
  safe: AddressSchema,
  format: z.literal('countersign-control-report'),
  version: z.literal(1),
  statements: SafeStatementsSchema,
})

/** The statements in an exported report on this Safe; undefined for any other text. */
export function readStatements(
  text: string,
  { address, chainId }: { address: Address; chainId: number },
): SafeStatements | undefined {
  const { data } = FileSchema.safeParse(parseJson(text))
  return data && data.chainId === chainId && isAddressEqual(data.safe, address) ? data.statements : undefined
}
