import { z } from 'zod'
import { createPageSchema } from './PageSchema.ts'
import { AddressSchema, SignatureHexSchema } from './primitives.ts'
import { createTextSchema } from './TextSchema.ts'

/** The service stores labels of up to 50 characters. */
const LabelSchema = createTextSchema(50)

/** An account that may propose for an owner. A null Safe stands for every Safe of the owner. */
export const DelegateSchema = z.object({
  safe: AddressSchema.nullable().default(null),
  delegate: AddressSchema,
  delegator: AddressSchema,
  label: LabelSchema,
})

export type Delegate = z.infer<typeof DelegateSchema>

/** `GET /v2/chains/{chainId}/delegates` */
export const DelegatePageSchema = createPageSchema(DelegateSchema)

export type DelegatePage = z.infer<typeof DelegatePageSchema>

/** Query of the same: at least one property. */
export const DelegateFilterSchema = z
  .object({
    safe: AddressSchema.optional(),
    delegate: AddressSchema.optional(),
    delegator: AddressSchema.optional(),
    label: LabelSchema.optional(),
  })
  .refine((filter) => Object.values(filter).some((value) => value !== undefined), {
    error: 'At least one property is required',
  })

export type DelegateFilter = z.infer<typeof DelegateFilterSchema>

/** Body of `POST /v2/chains/{chainId}/delegates` */
export const CreateDelegateRequestSchema = DelegateSchema.extend({ signature: SignatureHexSchema })

export type CreateDelegateRequest = z.infer<typeof CreateDelegateRequestSchema>

/** Body of `DELETE /v2/chains/{chainId}/delegates/{delegate}` */
export const DeleteDelegateRequestSchema = z
  .object({
    safe: AddressSchema.nullable().default(null),
    delegator: AddressSchema.nullable().default(null),
    signature: SignatureHexSchema,
  })
  .refine(({ delegator, safe }) => delegator !== null || safe !== null, {
    error: 'At least one of safe and delegator is required',
  })
