import { AddressSchema, CountSchema, HashSchema, HexSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { ServiceModuleTransactionSchema } from './ServiceModuleTransactionSchema.ts'
import { ServiceTransactionSchema } from './ServiceTransactionSchema.ts'
import { ServiceTransferSchema } from './ServiceTransferSchema.ts'

const transfers = z.array(ServiceTransferSchema)

/** An entry of `all-transactions`. */
export const AnyServiceTransactionSchema = z.discriminatedUnion('txType', [
  ServiceTransactionSchema.extend({ transfers, txType: z.literal('MULTISIG_TRANSACTION') }),
  ServiceModuleTransactionSchema.extend({ transfers, txType: z.literal('MODULE_TRANSACTION') }),
  z.object({
    blockNumber: CountSchema,
    data: HexSchema.nullable(),
    executionDate: z.iso.datetime(),
    from: AddressSchema.nullable(),
    to: AddressSchema.nullable(),
    transfers,
    txHash: HashSchema,
    txType: z.literal('ETHEREUM_TRANSACTION'),
  }),
])

export type AnyServiceTransaction = z.infer<typeof AnyServiceTransactionSchema>
