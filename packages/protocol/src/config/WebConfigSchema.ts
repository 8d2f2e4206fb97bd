import { z } from 'zod'
import { WebChainConfigSchema } from './ChainConfigSchema.ts'

/** Public gateways of the specification; an operator sets their own. */
export const defaultIpfsGateway = 'https://ipfs.io'

export const defaultArweaveGateway = 'https://arweave.net'

/** The safe default names no new host. */
export const userNetworkRules = ['off', 'listed', 'any'] as const

/** Scheme, name and port of one origin: no path, and no asterisk, which URLs allow. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && !text.includes('*') && URL.canParse(text) && new URL(text).origin === text
}

/** `GET /config.json`: the operator's configuration of the web app. */
export const WebConfigSchema = z.object({
  chains: z.array(WebChainConfigSchema).min(1, { error: 'must name at least one chain' }),
  /** Base of the service's paths, without a slash at the end; empty for the page's own origin. */
  serviceUrl: z
    .string()
    .regex(/^(https?:\/\/.*[^/])?$/, { error: 'must be empty or a URL without a slash at its end' }),
  /** Exact origins of other services that a user may choose in the app's settings; the page may talk to no other. */
  serviceOrigins: z
    .array(z.string().refine(isOrigin, { error: 'must be origins such as https://service.example.org' }))
    .default([]),
  /** Exact origins of further nodes that a user may choose in the app's settings, for any chain. */
  nodeOrigins: z
    .array(z.string().refine(isOrigin, { error: 'must be origins such as https://node.example.org' }))
    .default([]),
  /** Networks that users may add: none, those with an allowed node, or any; `any` lets the page contact every host. */
  userNetworks: z.enum(userNetworkRules).default('listed'),
  /** Exact origins of further gateways for pictures (IPFS, Arweave) that a user may choose in the app's settings. */
  gatewayOrigins: z
    .array(z.string().refine(isOrigin, { error: 'must be origins such as https://ipfs.example.org' }))
    .default([]),
  /** WalletConnect relay; null disables pairing. */
  relayUrl: z
    .string()
    .regex(/^wss?:\/\//, { error: 'must be a ws:// or wss:// URL' })
    .nullable()
    .default(null),
  /** WalletConnect project id; a self-hosted relay accepts any. */
  walletConnectProjectId: z.string().min(1).default('countersign'),
  /** Whether Coinbase Wallet is offered, whose kit talks to its maker once it is chosen. */
  coinbase: z.boolean().default(false),
  /** Whether ENS names and avatars are resolved, which reveals addresses to third parties. */
  lookups: z
    .object({ names: z.boolean().default(false), avatars: z.boolean().default(false) })
    .default({ names: false, avatars: false }),
  /** Exact origins of the multisig hosts that may show the app in a frame; the app speaks to no other. */
  frameHosts: z
    .array(z.string().refine(isOrigin, { error: 'must be origins such as https://app.example.org' }))
    .default([]),
  ipfsGateway: z.string().default(defaultIpfsGateway),
  arweaveGateway: z.string().default(defaultArweaveGateway),
})

export type WebConfig = z.infer<typeof WebConfigSchema>
