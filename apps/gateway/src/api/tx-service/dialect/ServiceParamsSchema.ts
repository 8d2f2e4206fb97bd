import { AddressSchema, HashSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { ChainNameSchema } from './getNamedChain.ts'

/** Path parameters of every call of the dialect. */
export const ServiceParamsSchema = z.object({ chain: ChainNameSchema })

/** Of what is asked about an address: a Safe, an owner, a module, a token. */
export const ServiceAddressParamsSchema = ServiceParamsSchema.extend({ address: AddressSchema })

/** Of what is asked about a hash: a transaction, a message. */
export const ServiceHashParamsSchema = ServiceParamsSchema.extend({ hash: HashSchema })
