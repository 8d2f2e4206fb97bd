import { zeroAddress } from 'viem'
import { z } from 'zod'
import { AddressExSchema } from './AddressExSchema.ts'
import { DataDecodedSchema } from './DataDecodedSchema.ts'
import { CountSchema, HashSchema, UintStringSchema } from './primitives.ts'
import { SettingsInfoSchema } from './SettingsInfoSchema.ts'
import { createTextSchema, NameSchema, NoteSchema } from './TextSchema.ts'
import { TransferDirectionSchema, TransferInfoSchema } from './TransferInfoSchema.ts'

const humanDescription = NoteSchema.nullable().default(null)

const TransferTransactionInfoSchema = z.object({
  type: z.literal('Transfer'),
  humanDescription,
  sender: AddressExSchema,
  recipient: AddressExSchema,
  direction: TransferDirectionSchema,
  transferInfo: TransferInfoSchema,
})

const SettingsChangeTransactionInfoSchema = z.object({
  type: z.literal('SettingsChange'),
  humanDescription,
  dataDecoded: DataDecodedSchema,
  settingsInfo: SettingsInfoSchema,
})

const CustomTransactionInfoSchema = z.object({
  type: z.literal('Custom'),
  humanDescription,
  to: AddressExSchema,
  dataSize: UintStringSchema,
  value: UintStringSchema.nullable().default(null),
  methodName: createTextSchema(256).nullable().default(null),
  isCancellation: z.boolean(),
  actionCount: CountSchema.nullable().optional(),
  /** Set by this parser when the service sent a type that we do not know. */
  unknownType: NameSchema.optional(),
})

const CreationTransactionInfoSchema = z.object({
  type: z.literal('Creation'),
  humanDescription,
  creator: AddressExSchema,
  transactionHash: HashSchema,
  implementation: AddressExSchema.nullable().default(null),
  factory: AddressExSchema.nullable().default(null),
  saltNonce: UintStringSchema.nullable().default(null),
})

const KnownTransactionInfoSchema = z.discriminatedUnion('type', [
  TransferTransactionInfoSchema,
  SettingsChangeTransactionInfoSchema,
  CustomTransactionInfoSchema,
  CreationTransactionInfoSchema,
])

const knownTypes = new Set<unknown>(['Transfer', 'SettingsChange', 'Custom', 'Creation'])

/** As the service claims. Partner types (swaps, staking) become Custom: their meaning is decoded from the bytes. */
export const TransactionInfoSchema = z.preprocess((value) => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return value
  const { type } = value
  return typeof type !== 'string' || knownTypes.has(type) ? value : toCustom(type, value)
}, KnownTransactionInfoSchema)

export type TransactionInfo = z.infer<typeof KnownTransactionInfoSchema>

function toCustom(unknownType: string, value: object): unknown {
  const to = 'to' in value ? AddressExSchema.safeParse(value.to) : undefined
  return {
    type: 'Custom',
    humanDescription: 'humanDescription' in value ? value.humanDescription : null,
    to: to?.success ? to.data : { value: zeroAddress, name: null, logoUri: null },
    dataSize: '0',
    value: null,
    methodName: null,
    isCancellation: false,
    unknownType,
  }
}
