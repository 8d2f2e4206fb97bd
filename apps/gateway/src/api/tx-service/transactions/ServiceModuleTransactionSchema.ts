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

/** What a module did for a Safe, in the dialect. What it called is null where neither event nor trace tells. */
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
