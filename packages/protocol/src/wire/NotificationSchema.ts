import { z } from 'zod'
import { ChainIdSchema } from './ChainIdSchema.ts'
import { AddressSchema, SignatureHexSchema } from './primitives.ts'

export const DeviceTypeSchema = z.enum(['ANDROID', 'IOS', 'WEB'])

export type DeviceType = z.infer<typeof DeviceTypeSchema>

export const notificationTypes = [
  'CONFIRMATION_REQUEST',
  'DELETED_MULTISIG_TRANSACTION',
  'EXECUTED_MULTISIG_TRANSACTION',
  'INCOMING_ETHER',
  'INCOMING_TOKEN',
  'MODULE_TRANSACTION',
  'MESSAGE_CONFIRMATION_REQUEST',
] as const

const NotificationTypeSchema = z.enum(notificationTypes)

export type NotificationType = z.infer<typeof NotificationTypeSchema>

/** A vendor's name for a device. */
const TokenSchema = z
  .string()
  .max(4096)
  .regex(/^[\x21-\x7e]+$/, { error: 'Invalid token' })
const SafesSchema = z.array(AddressSchema).max(1000)

/** Body of `POST /v1/register/notifications` */
export const RegisterDeviceRequestSchema = z.object({
  uuid: z.uuid().nullish(),
  cloudMessagingToken: TokenSchema,
  buildNumber: z.string().max(100),
  bundle: z.string().max(256),
  deviceType: DeviceTypeSchema,
  version: z.string().max(100),
  /** Unix seconds as text. */
  timestamp: z
    .string()
    .regex(/^[1-9][0-9]{0,11}$/, { error: 'Invalid timestamp' })
    .nullish(),
  safeRegistrations: z
    .array(
      z.object({
        chainId: ChainIdSchema,
        safes: SafesSchema,
        signatures: z.array(SignatureHexSchema).max(1000),
      }),
    )
    .max(100),
})

export type RegisterDeviceRequest = z.infer<typeof RegisterDeviceRequestSchema>

/** Body of `POST /v2/register/notifications` */
export const SubscribeDeviceRequestSchema = z.object({
  cloudMessagingToken: TokenSchema,
  deviceType: DeviceTypeSchema,
  deviceUuid: z.uuid().nullable().default(null),
  safes: z
    .array(
      z.object({
        chainId: ChainIdSchema,
        address: AddressSchema,
        notificationTypes: z.array(NotificationTypeSchema),
      }),
    )
    .max(1000),
})

/** Answer to the same. */
export const SubscribedDeviceSchema = z.object({ deviceUuid: z.uuid() })

export type SubscribedDevice = z.infer<typeof SubscribedDeviceSchema>

/** `GET /v2/chains/{chainId}/notifications/devices/{deviceUuid}/safes/{safe}` */
export const SubscriptionSchema = z.array(z.object({ name: NotificationTypeSchema }))

export type Subscription = z.infer<typeof SubscriptionSchema>

/** Body of `DELETE /v2/notifications/subscriptions` */
export const DeleteSubscriptionsRequestSchema = z.object({
  subscriptions: z
    .array(
      z.object({
        chainId: ChainIdSchema,
        deviceUuid: z.uuid(),
        safeAddress: AddressSchema,
        /** Absent: the signed-in account. Null: subscriptions without an account. */
        signerAddress: AddressSchema.nullable().optional(),
      }),
    )
    .min(1)
    .max(1000),
})
