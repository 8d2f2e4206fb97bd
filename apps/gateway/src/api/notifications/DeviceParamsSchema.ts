import { AddressSchema, ChainIdParamSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

/** The device id is a secret and authorises the request. */
export const DeviceParamsSchema = z.object({
  chainId: ChainIdParamSchema,
  uuid: z.uuid().transform((uuid) => uuid.toLowerCase()),
})

export const DeviceSafeParamsSchema = DeviceParamsSchema.extend({ safe: AddressSchema })
