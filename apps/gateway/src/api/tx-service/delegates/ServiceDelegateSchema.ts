import { CreateDelegateRequestSchema, DelegateSchema, SignatureHexSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

const ExpiryDateSchema = z.iso.datetime({ offset: true })

/** A delegate in the dialect. */
export const ServiceDelegateSchema = DelegateSchema.extend({ expiryDate: ExpiryDateSchema.nullable() })

/** The same, as it is told to whoever made it. */
export const SignedServiceDelegateSchema = ServiceDelegateSchema.extend({ signature: SignatureHexSchema })

/** Body of `POST /v2/delegates`. */
export const ServiceDelegateRequestSchema = CreateDelegateRequestSchema.extend({
  expiryDate: ExpiryDateSchema.refine((date) => new Date(date).getTime() > Date.now(), {
    error: '`expiryDate` cannot be previous to now',
  })
    .nullable()
    .default(null),
})
