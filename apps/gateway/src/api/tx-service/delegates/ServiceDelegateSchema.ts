import { CreateDelegateRequestSchema, DelegateSchema, SignatureHexSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

const ExpiryDateSchema = z.iso.datetime({ offset: true })

export const ServiceDelegateSchema = DelegateSchema.extend({ expiryDate: ExpiryDateSchema.nullable() })

/** Returned on creation. */
export const SignedServiceDelegateSchema = ServiceDelegateSchema.extend({ signature: SignatureHexSchema })

/** Body of `POST /v2/delegates`. */
export const ServiceDelegateRequestSchema = CreateDelegateRequestSchema.extend({
  expiryDate: ExpiryDateSchema.refine((date) => new Date(date).getTime() > Date.now(), {
    error: '`expiryDate` cannot be previous to now',
  })
    .nullable()
    .default(null),
})
