import {
  AddressSchema,
  CountSchema,
  DataDecodedSchema,
  HashSchema,
  HexSchema,
  OperationSchema,
  UintStringSchema,
} from '@countersign/protocol/wire'
import { z } from 'zod'

const DateSchema = z.iso.datetime()

/** The call is null if neither event nor trace shows it. */
export const ServiceModuleTransactionSchema = z.object({
  blockNumber: CountSchema,
  created: DateSchema,
  data: HexSchema.nullable(),
  dataDecoded: DataDecodedSchema.nullable(),
  executionDate: DateSchema,
  isSuccessful: z.boolean(),
  module: AddressSchema,
  moduleTransactionId: z.string(),
  operation: OperationSchema.nullable(),
  safe: AddressSchema,
  to: AddressSchema.nullable(),
  transactionHash: HashSchema,
  value: UintStringSchema.nullable(),
})

export type ServiceModuleTransaction = z.infer<typeof ServiceModuleTransactionSchema>
