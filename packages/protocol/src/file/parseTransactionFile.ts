import { type Address, type Hex, zeroAddress } from 'viem'
import { z } from 'zod'
import { getPlan } from '../chain/planCreation.ts'
import type { PlanCreationParameters } from '../chain/SafeFacts.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { say } from '../text/Words.ts'
import {
  AddressSchema,
  HashSchema,
  HexSchema,
  OperationSchema,
  SignatureHexSchema,
  UintStringSchema,
} from '../wire/primitives.ts'
import { InvalidFileError } from './InvalidFileError.ts'
import { PlannedSchema, toPlanned } from './PlannedSchema.ts'
import { parseStrictJson } from './parseStrictJson.ts'

/** In bytes: more than any transaction that a block could hold, with its signatures. */
export const longestFile = 1_048_576

/** A number as text, or as a JSON number that is exact. */
const UintSchema = z.union([UintStringSchema, z.int().nonnegative().transform(String)])
const VersionSchema = z
  .string()
  .regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}(\+[0-9A-Za-z.-]{1,20})?$/, { error: 'Invalid version' })

/** The ten fields that owners sign; those that are nearly always zero may be left out. */
export const TransactionFieldsSchema = z.strictObject({
  to: AddressSchema,
  value: UintSchema.default('0'),
  data: HexSchema.default('0x'),
  operation: OperationSchema.default(0),
  safeTxGas: UintSchema.default('0'),
  baseGas: UintSchema.default('0'),
  gasPrice: UintSchema.default('0'),
  gasToken: AddressSchema.default(zeroAddress),
  refundReceiver: AddressSchema.default(zeroAddress),
  nonce: UintSchema,
})

/** A transaction with its signatures as it travels in a file. What is not named here is refused. */
const TransactionFileSchema = z.strictObject({
  chainId: UintSchema,
  safe: AddressSchema,
  version: VersionSchema.optional(),
  safeTxHash: HashSchema.optional(),
  transaction: TransactionFieldsSchema,
  signatures: z
    .array(z.strictObject({ owner: AddressSchema, signature: SignatureHexSchema }))
    .max(1_000)
    .default([]),
  planned: PlannedSchema.optional(),
})

export type TransactionFile = {
  chainId: number
  safe: Address
  version: string | undefined
  safeTxHash: Hex | undefined
  transaction: SafeTransaction
  signatures: readonly { owner: Address; signature: Hex }[]
  /** What the Safe's address is made of, where it was not on the chain when the file was written. */
  planned?: PlanCreationParameters
}

/**
 * Reads a file strictly; what is wrong is refused with the name of its field. Nothing in it is believed: whether the
 * fields have the hash that it names, and whose the signatures are, is for the reader to work out.
 *
 * @throws InvalidFileError, which names the field
 */
export function parseTransactionFile(text: string): TransactionFile {
  if (text.length > longestFile)
    throw new InvalidFileError(say`The file is longer than ${longestFile} bytes.`, { field: 'file' })
  const parsed = TransactionFileSchema.safeParse(parseStrictJson(text))
  if (!parsed.success) throw toInvalidFile(parsed.error)
  const { chainId, planned: given, safe, safeTxHash, signatures, transaction, version } = parsed.data
  if (!Number.isSafeInteger(Number(chainId)) || chainId === '0')
    throw new InvalidFileError(say`chainId: this is the id of no chain.`, { field: 'chainId' })
  const planned = given && toPlanned(given, version)
  if (given && !(planned && getPlan({ planned, safe })))
    throw new InvalidFileError(say`planned: its owners, threshold and salt give another address.`, { field: 'planned' })
  return {
    ...(planned ? { planned } : {}),
    chainId: Number(chainId),
    safe,
    safeTxHash,
    signatures,
    transaction: toTransaction(transaction),
    version,
  }
}

type Fields = z.infer<typeof TransactionFieldsSchema>

/** The kernel's own values of fields that were read. */
export function toTransaction({ baseGas, gasPrice, nonce, safeTxGas, value, ...rest }: Fields): SafeTransaction {
  return {
    ...rest,
    baseGas: BigInt(baseGas),
    gasPrice: BigInt(gasPrice),
    nonce: BigInt(nonce),
    safeTxGas: BigInt(safeTxGas),
    value: BigInt(value),
  }
}

/** Names the field that a schema refuses. */
export function toInvalidFile(error: z.ZodError): InvalidFileError {
  const [issue] = error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const field = [...(issue?.path ?? []), ...unknown].join('.')
  const reason = unknown.length > 0 ? say`no such field is known` : (issue?.message ?? say`not readable`)
  return new InvalidFileError(say`${field || say`The file`}: ${reason}.`, { cause: error, field })
}
