import { z } from 'zod'
import { AddressSchema } from './AddressSchema.ts'
import { NameSchema } from './TextSchema.ts'

export const MasterCopySchema = z.object({ address: AddressSchema, version: NameSchema })

export type MasterCopy = z.infer<typeof MasterCopySchema>

/** `GET /v1/chains/{chainId}/about/master-copies` */
export const MasterCopiesSchema = z.array(MasterCopySchema)
