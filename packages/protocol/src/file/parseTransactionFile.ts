import { type Address, type Hex, zeroAddress } from 'viem'
import { z } from 'zod'
import { getPlan } from '../chain/planCreation.ts'
import type { PlanCreationParameters } from '../chain/SafeFacts.ts'
import { BaseError } from '../errors/BaseError.ts'
import { hashSafeTransaction, type SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { msg, type TranslatableMessage } from '../text/msg.ts'
import { sanitizeText } from '../text/sanitizeText.ts'
import {
  AddressSchema,
  HashSchema,
  HexSchema,
  OperationSchema,
  SignatureHexSchema,
  UintStringSchema,
} from '../wire/primitives.ts'
import { fromPlanned, PlannedSchema, toPlanned } from './PlannedSchema.ts'

/** A file that is not what it should be, and which of its fields shows it. */
export class InvalidFileError extends BaseError {
  /** As the file names it, parts joined by dots; `file` for the whole, empty where its outermost value is meant. */
  readonly field: string
  constructor(message: string | TranslatableMessage, { cause, field }: { cause?: unknown; field: string }) {
    super('INVALID_FILE', message, cause === undefined ? {} : { cause })
    this.field = field
  }
}

/** JSON without duplicate names, of which a reader sees the first and a program the last. @throws InvalidFileError */
export function parseStrictJson(text: string): unknown {
  const value = parseJson(text)
  const odd = findOddName(text)
  if (odd)
    throw new InvalidFileError(
      msg('file.oddName', 'The file contains “{name}” twice, or must not contain it.', { name: odd.slice(0, 60) }),
      {
        field: odd,
      },
    )
  return value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InvalidFileError(msg('file.notJson', 'The file is not JSON.'), { cause, field: 'file' })
  }
}

const reserved = new Set(['__proto__', 'constructor', 'prototype'])

/** Of text that is JSON: the first name that is reserved, or that its object has already. */
function findOddName(text: string): string | undefined {
  /** One per open bracket; a list has no names. */
  const open: (Set<string> | undefined)[] = []
  for (const { 0: token } of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[{}[\]]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token.endsWith(':')) {
      const name = String(JSON.parse(token.slice(0, -1)))
      const names = open.at(-1)
      if (reserved.has(name) || names?.has(name)) return name
      names?.add(name)
    }
  }
  return undefined
}

/** In bytes: more than any transaction that a block could hold, with its signatures. */
export const maxFileSize = 1_048_576

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

const maxNameLength = 64

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
  /** What the sender calls the Safe: a suggestion, which nothing proves. */
  safeName: z.string().max(maxNameLength).optional(),
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
  /** What the sender calls the Safe, cleaned: a suggestion. */
  safeName?: string
}

/** Reads a file strictly; hash and signatures in it stay claims. @throws InvalidFileError, which names the field */
export function parseTransactionFile(text: string): TransactionFile {
  if (text.length > maxFileSize)
    throw new InvalidFileError(
      msg('file.tooLong', 'The file is longer than {bytes, number} bytes.', { bytes: maxFileSize }),
      { field: 'file' },
    )
  const parsed = TransactionFileSchema.safeParse(parseStrictJson(text))
  if (!parsed.success) throw toInvalidFile(parsed.error)
  const { chainId, planned: given, safe, safeName = '', safeTxHash, signatures, transaction, version } = parsed.data
  if (!Number.isSafeInteger(Number(chainId)) || chainId === '0')
    throw new InvalidFileError(msg('file.unknownChain', 'chainId: this is not a chain ID.'), {
      field: 'chainId',
    })
  const planned = given && toPlanned(given, version)
  if (given && !(planned && getPlan({ planned, safe })))
    throw new InvalidFileError(msg('file.wrongPlan', 'planned: its owners, threshold and salt give another address.'), {
      field: 'planned',
    })
  return {
    ...(planned ? { planned } : {}),
    ...toSafeName(safeName),
    chainId: Number(chainId),
    safe,
    safeTxHash,
    signatures,
    transaction: toTransaction(transaction),
    version,
  }
}

function toSafeName(text: string): { safeName?: string } {
  const safeName = sanitizeText(text, { maxLength: maxNameLength }).trim()
  return safeName ? { safeName } : {}
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
  const reason =
    unknown.length > 0
      ? msg('file.unknownField', 'this field is unknown')
      : (issue?.message ?? msg('file.unreadable', 'unreadable'))
  return new InvalidFileError(
    msg('file.fieldFault', '{field}: {reason}.', { field: field || msg('file.whole', 'The file'), reason }),
    { cause: error, field },
  )
}

/** A transaction with its signatures and its hash as a file, so that `parseTransactionFile` notices a changed field. */
export function writeTransactionFile(parameters: {
  chainId: number
  safe: Address
  version: string
  transaction: SafeTransaction
  signatures: readonly { owner: Address; signature: Hex }[]
  /** What the Safe's address is made of, where it is not on the chain yet. */
  planned?: PlanCreationParameters | undefined
  /** What the sender calls the Safe. */
  safeName?: string | undefined
}): string {
  const { chainId, planned, safe, safeName = '', signatures, transaction, version } = parameters
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version })
  const file = {
    chainId,
    safe,
    version,
    safeTxHash,
    transaction: {
      to: transaction.to,
      value: `${transaction.value}`,
      data: transaction.data,
      operation: transaction.operation,
      safeTxGas: `${transaction.safeTxGas}`,
      baseGas: `${transaction.baseGas}`,
      gasPrice: `${transaction.gasPrice}`,
      gasToken: transaction.gasToken,
      refundReceiver: transaction.refundReceiver,
      nonce: `${transaction.nonce}`,
    },
    signatures: signatures.map(({ owner, signature }) => ({ owner, signature })),
    ...(planned ? { planned: fromPlanned(planned) } : {}),
    ...toSafeName(safeName),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
