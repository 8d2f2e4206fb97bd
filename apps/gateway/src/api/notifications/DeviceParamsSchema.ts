import { AddressSchema, ChainIdParamSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

/** Path parameters of a device. Its id is what authorises: nobody else knows it. */
export const DeviceParamsSchema = z.object({
  chainId: ChainIdParamSchema,
  uuid: z.uuid().transform((uuid) => uuid.toLowerCase()),
})

/** Path parameters of a device's subscription to a Safe. */
export const DeviceSafeParamsSchema = DeviceParamsSchema.extend({ safe: AddressSchema })
