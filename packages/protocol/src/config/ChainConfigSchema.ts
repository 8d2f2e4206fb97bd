import { z } from 'zod'
import { AddressSchema } from '../wire/primitives.ts'

function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}

const HttpUrlSchema = z
  .string()
  .refine((value) => isUrl(value, ['http:', 'https:']), { error: 'must be an http:// or https:// URL' })

const WebSocketUrlSchema = z
  .string()
  .refine((value) => isUrl(value, ['ws:', 'wss:']), { error: 'must be a ws:// or wss:// URL' })

/** A node is reached by HTTP, by websocket, or both. */
const UrlListsSchema = z.object({
  http: z.array(HttpUrlSchema).default([]),
  webSocket: z.array(WebSocketUrlSchema).optional(),
})

const RpcUrlsSchema = UrlListsSchema.refine(({ http, webSocket = [] }) => http.length + webSocket.length > 0, {
  error: 'must name at least one RPC URL',
})

const TextSchema = z.string().min(1, { error: 'must not be empty' })

const DecimalsSchema = z.int().min(0).max(255, { error: 'must be an integer from 0 to 255' })

const BlockSchema = z.int().nonnegative({ error: 'must be a block number' })

const ContractSchema = z.object({ address: AddressSchema, blockCreated: BlockSchema.optional() })

const NativeCurrencySchema = z.object({
  name: TextSchema,
  symbol: TextSchema,
  decimals: DecimalsSchema,
})

/** A `data:image/…` URI, or the path of a picture on the page's own origin: pages load pictures from nowhere else. */
const LogoSchema = z.string().max(2048)

/** Token to show in every Safe of the chain; values of the contract take precedence. */
const ConfiguredTokenSchema = z.object({
  address: AddressSchema,
  name: TextSchema.optional(),
  symbol: TextSchema.optional(),
  decimals: DecimalsSchema.optional(),
  logoUri: LogoSchema.optional(),
})

/** A chain as its operator configures it. Field names are viem's where viem has them. */
export const ChainConfigSchema = z.strictObject({
  id: z.int({ error: 'must be a positive integer' }).positive({ error: 'must be a positive integer' }),
  name: TextSchema,
  /** Name of the network in lower case, without spaces. */
  network: TextSchema,
  /** Prefix of EIP-3770 addresses, as in `eth:0x…`. */
  shortName: z.string().regex(/^[a-z0-9-]{1,40}$/i, { error: 'must be letters, digits and dashes' }),
  nativeCurrency: NativeCurrencySchema,
  logoUri: LogoSchema.optional(),
  /** Not a part of `nativeCurrency`, which wallets are sent as it is. */
  nativeCurrencyLogoUri: LogoSchema.optional(),
  /**
   * `default` is for the service itself and never leaves it: such URLs often hold a key. Browsers and wallets get `public`;
   * where it is left out they get nothing, because nobody said that `default` may be shown.
   */
  rpcUrls: z.object({ default: RpcUrlsSchema, public: UrlListsSchema.default({ http: [] }) }),
  blockExplorers: z.object({ default: z.object({ name: TextSchema, url: HttpUrlSchema }) }).optional(),
  contracts: z
    .object({
      multicall3: ContractSchema.optional(),
      ensRegistry: ContractSchema.optional(),
      ensUniversalResolver: ContractSchema.optional(),
    })
    .optional(),
  /** First block to index. */
  startBlock: BlockSchema.default(0),
  isTestnet: z.boolean().default(false),
  /** Whether Safes of this chain use singletons that emit every transaction as an event. */
  l2: z.boolean().default(true),
  features: z
    .array(z.string().regex(/^[A-Z0-9_]{1,64}$/, { error: 'must be a feature name such as EIP1559' }))
    .default([]),
  recommendedMasterCopyVersion: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, { error: 'must be a version such as 1.4.1' })
    .default('1.4.1'),
  tokens: z.array(ConfiguredTokenSchema).default([]),
  /** Proxy factories besides the published ones, for chains with deployments of their own. */
  safeFactories: z.array(AddressSchema).optional(),
  /** The same for implementations. */
  safeSingletons: z
    .array(
      z.object({
        address: AddressSchema,
        version: z.string().regex(/^\d+\.\d+\.\d+(\+L2)?$/, { error: 'must be a version such as 1.4.1 or 1.4.1+L2' }),
      }),
    )
    .optional(),
  theme: z.object({ textColor: z.string(), backgroundColor: z.string() }).optional(),
})

/** A chain of the web app, where every URL is public. Both lists may be empty: then the app asks for a node. */
export const WebChainConfigSchema = ChainConfigSchema.extend({
  rpcUrls: z
    .object({ default: UrlListsSchema, public: UrlListsSchema.optional() })
    .transform((urls) => ({ default: urls.default, public: urls.public ?? urls.default })),
})

export type ChainConfig = z.infer<typeof ChainConfigSchema>

/** A chain as it is written in a file: what has a default may be left out. */
export type ChainConfigInput = z.input<typeof ChainConfigSchema>
