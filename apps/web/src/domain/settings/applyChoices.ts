import type { ChainConfig, WebConfig } from '@countersign/protocol/config'
import { createClient, http } from 'viem'
import { getChainId } from 'viem/actions'
import type { Settings } from './Settings.ts'

type Choices = Pick<Settings, 'explorers' | 'gateways' | 'lookups' | 'nodes'>

/** The user's node has no fallback: whoever chose one does not want another to see requests. */
export function applyChoices(
  config: WebConfig,
  { explorers, gateways, lookups, nodes }: Choices,
  origin: string,
): WebConfig {
  return {
    ...config,
    arweaveGateway: chooseGateway(gateways.arweave) ?? config.arweaveGateway,
    ipfsGateway: chooseGateway(gateways.ipfs) ?? config.ipfsGateway,
    chains: config.chains.map((chain) => chooseExplorer(chooseNode(chain, nodes[chain.id]), explorers[chain.id])),
    lookups: { avatars: config.lookups.avatars && lookups.pictures, names: config.lookups.names && lookups.names },
  }

  function chooseGateway(text: string): string | undefined {
    const choice = text ? readGatewayUrl(text, config) : undefined
    return choice && 'url' in choice ? choice.url : undefined
  }

  function chooseNode(chain: ChainConfig, text: string | undefined): ChainConfig {
    const choice = text ? readNodeUrl(text, { config, origin }) : undefined
    // The content security policy blocks a node that the operator no longer allows.
    if (!choice || 'refusal' in choice) return chain
    return { ...chain, rpcUrls: { ...chain.rpcUrls, default: { http: [choice.url] } } }
  }
}

function chooseExplorer(chain: ChainConfig, url: string | undefined): ChainConfig {
  if (!url || !isExplorerUrl(url)) return chain
  return { ...chain, blockExplorers: { default: { name: new URL(url).host, url } } }
}

/** A web link, never a script. */
export function isExplorerUrl(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

type GatewayConfig = Pick<WebConfig, 'arweaveGateway' | 'gatewayOrigins' | 'ipfsGateway'>

export type GatewayChoice = { url: string } | { refusal: 'invalid' | 'notAllowed'; origin: string }

/** Parses a gateway URL of the user: the prefix of picture URLs, without a trailing slash. */
export function readGatewayUrl(text: string, config: GatewayConfig): GatewayChoice {
  const plain = text.trim()
  if (!/^https?:\/\//i.test(plain) || !URL.canParse(plain)) return { refusal: 'invalid', origin: '' }
  const { hash, origin, password, pathname, search, username } = new URL(plain)
  if (password !== '' || username !== '' || search !== '' || hash !== '') return { refusal: 'invalid', origin }
  if (!listGatewayOrigins(config).includes(origin)) return { refusal: 'notAllowed', origin }
  return { url: `${origin}${pathname.replace(/\/+$/, '')}` }
}

export function listGatewayOrigins({ arweaveGateway, gatewayOrigins, ipfsGateway }: GatewayConfig): string[] {
  return [...new Set([new URL(ipfsGateway).origin, new URL(arweaveGateway).origin, ...gatewayOrigins])]
}

type ChoiceContext = { config: Pick<WebConfig, 'chains' | 'nodeOrigins' | 'userNetworks'>; origin: string }

export type NodeChoice = { url: string } | { refusal: 'invalid' | 'notAllowed'; origin: string }

/** Parses a node URL of the user. The content security policy allows only the operator's origins. */
export function readNodeUrl(text: string, context: ChoiceContext): NodeChoice {
  const plain = text.trim()
  if (!/^https?:\/\//i.test(plain) || !URL.canParse(plain)) return { refusal: 'invalid', origin: '' }
  const { href, origin, password, username } = new URL(plain)
  // `fetch` refuses URLs with credentials.
  if (password !== '' || username !== '') return { refusal: 'invalid', origin }
  const isAllowed =
    listNodeOrigins(context).includes(origin) || (context.config.userNetworks === 'any' && isAnyNode(origin))
  return isAllowed ? { url: href } : { refusal: 'notAllowed', origin }
}

/** What the content security policy permits where users may add any network. */
function isAnyNode(origin: string): boolean {
  return /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$)/.test(origin)
}

export function listNodeOrigins({ config, origin }: ChoiceContext): string[] {
  return [...new Set([origin, ...config.chains.flatMap(listOrigins), ...config.nodeOrigins])]
}

/** `public` stays the operator's when another node is chosen. */
function listOrigins({ rpcUrls }: ChainConfig): string[] {
  return [...rpcUrls.public.http, ...rpcUrls.default.http].map((url) => new URL(url).origin)
}

export type NodeFinding = { is: 'right' } | { is: 'silent' } | { is: 'other'; chainId: number }

export async function checkNode(url: string, chainId: number): Promise<NodeFinding> {
  const found = await readNodeChainId(url)
  if (found === undefined) return { is: 'silent' }
  return found === chainId ? { is: 'right' } : { is: 'other', chainId: found }
}

/** Undefined, if the node does not answer with one. */
export async function readNodeChainId(url: string): Promise<number | undefined> {
  const client = createClient({ transport: http(url, { retryCount: 0, timeout: 10_000 }) })
  const id = await getChainId(client).catch(() => undefined)
  return Number.isSafeInteger(id) ? id : undefined
}

/** Content of every gateway: the empty IPFS block, inline in its CID; the state of the Arweave network. */
const probes = { arweave: '/info', ipfs: '/ipfs/bafkqaaa' } as const

export async function checkGateway(
  url: string,
  kind: keyof typeof probes,
  fetchUrl: typeof fetch = fetch,
): Promise<'right' | 'silent'> {
  try {
    const response = await fetchUrl(`${url}${probes[kind]}`, {
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(10_000),
    })
    return response.ok ? 'right' : 'silent'
  } catch {
    return 'silent'
  }
}
