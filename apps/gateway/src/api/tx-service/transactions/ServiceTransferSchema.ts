import { AddressSchema, CountSchema, HashSchema, UintStringSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { ServiceTokenSchema } from '../tokens/ServiceTokenSchema.ts'

export const ServiceTransferSchema = z.object({
  blockNumber: CountSchema,
  executionDate: z.iso.datetime(),
  from: AddressSchema,
  to: AddressSchema,
  tokenAddress: AddressSchema.nullable(),
  tokenId: UintStringSchema.nullable(),
  tokenInfo: ServiceTokenSchema.nullable(),
  transactionHash: HashSchema,
  transferId: z.string(),
  type: z.enum(['ETHER_TRANSFER', 'ERC20_TRANSFER', 'ERC721_TRANSFER']),
  value: UintStringSchema.nullable(),
})

export type ServiceTransfer = z.infer<typeof ServiceTransferSchema>
