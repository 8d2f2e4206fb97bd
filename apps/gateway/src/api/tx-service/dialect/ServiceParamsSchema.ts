import { AddressSchema, HashSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { ChainNameSchema } from './getNamedChain.ts'

export const ServiceParamsSchema = z.object({ chain: ChainNameSchema })

export const ServiceAddressParamsSchema = ServiceParamsSchema.extend({ address: AddressSchema })

export const ServiceHashParamsSchema = ServiceParamsSchema.extend({ hash: HashSchema })
