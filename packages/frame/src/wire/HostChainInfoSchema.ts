import { ChainIdSchema, NameSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

const TemplateSchema = z.string().max(2048)

/** What the host says of its chain. No address in it is ever called: nodes are the operator's choice. */
export const HostChainInfoSchema = z.object({
  chainName: NameSchema,
  chainId: ChainIdSchema,
  shortName: NameSchema,
  nativeCurrency: z.object({ name: NameSchema, symbol: NameSchema, decimals: z.int().min(0).max(255) }),
  blockExplorerUriTemplate: z.object({ address: TemplateSchema, txHash: TemplateSchema, api: TemplateSchema }),
})

export type HostChainInfo = z.infer<typeof HostChainInfoSchema>
