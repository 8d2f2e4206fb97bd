import { ChainIdSchema, NameSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

const TemplateSchema = z.string().max(2048)

/** Chain information claimed by the host. Its URLs are never requested: the operator chooses the nodes. */
export const HostChainInfoSchema = z.object({
  chainName: NameSchema,
  chainId: ChainIdSchema,
  shortName: NameSchema,
  nativeCurrency: z.object({ name: NameSchema, symbol: NameSchema, decimals: z.int().min(0).max(255) }),
  blockExplorerUriTemplate: z.object({ address: TemplateSchema, txHash: TemplateSchema, api: TemplateSchema }),
})

export type HostChainInfo = z.infer<typeof HostChainInfoSchema>

export const EnvironmentInfoSchema = z.object({ origin: z.string().max(2048) })

export type EnvironmentInfo = z.infer<typeof EnvironmentInfoSchema>
