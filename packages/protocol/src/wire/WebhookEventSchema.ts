import { z } from 'zod'
import { AddressSchema } from './AddressSchema.ts'
import { ChainIdSchema } from './ChainIdSchema.ts'
import { HashSchema } from './HexSchema.ts'
import { DeviceTypeSchema } from './NotificationSchema.ts'
import { UintStringSchema } from './UintStringSchema.ts'

/** Fields of every event: chain, Safe and time in ISO 8601. */
const place = { address: AddressSchema, chainId: ChainIdSchema, timestamp: z.iso.datetime({ offset: true }) }
const transfer = { txHash: HashSchema, value: UintStringSchema.nullable() }
const tokenTransfer = { ...transfer, tokenAddress: AddressSchema, tokenId: UintStringSchema.nullable() }

/** Body of a webhook: an event of a Safe. The receiver reads the facts from the API. */
export const WebhookEventSchema = z.discriminatedUnion('type', [
  z.object({ ...place, type: z.literal('DELETED_MULTISIG_TRANSACTION'), safeTxHash: HashSchema }),
  z.object({
    ...place,
    type: z.literal('EXECUTED_MULTISIG_TRANSACTION'),
    failed: z.boolean(),
    safeTxHash: HashSchema,
    txHash: HashSchema,
  }),
  z.object({ ...place, type: z.literal('INCOMING_ETHER'), ...transfer }),
  z.object({ ...place, type: z.literal('INCOMING_TOKEN'), ...tokenTransfer }),
  z.object({ ...place, type: z.literal('MESSAGE_CONFIRMATION'), messageHash: HashSchema, owner: AddressSchema }),
  z.object({ ...place, type: z.literal('MESSAGE_CREATED'), messageHash: HashSchema }),
  z.object({ ...place, type: z.literal('MODULE_TRANSACTION'), module: AddressSchema, txHash: HashSchema }),
  z.object({ ...place, type: z.literal('NEW_CONFIRMATION'), owner: AddressSchema, safeTxHash: HashSchema }),
  z.object({ ...place, type: z.literal('OUTGOING_ETHER'), ...transfer }),
  z.object({ ...place, type: z.literal('OUTGOING_TOKEN'), ...tokenTransfer }),
  z.object({ ...place, type: z.literal('PENDING_MULTISIG_TRANSACTION'), safeTxHash: HashSchema }),
  z.object({ ...place, type: z.literal('SAFE_CREATED'), blockNumber: z.int(), txHash: HashSchema }),
])

export type WebhookEvent = z.infer<typeof WebhookEventSchema>

export const webhookEventTypes = WebhookEventSchema.options.map((option) => option.shape.type.value)

/** Subscribed device; only in bodies for the operator's push adapter. */
export const WebhookDeviceSchema = z.object({
  account: AddressSchema.nullable(),
  token: z.string(),
  type: DeviceTypeSchema,
  uuid: z.uuid(),
})

export type WebhookDevice = z.infer<typeof WebhookDeviceSchema>
