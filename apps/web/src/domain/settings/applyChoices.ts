import type { ChainConfig, WebConfig } from '@countersign/protocol/config'
import { readGatewayUrl } from './readGatewayUrl.ts'
import { readNodeUrl } from './readNodeUrl.ts'
import type { Settings } from './Settings.ts'

type Choices = Pick<Settings, 'explorers' | 'gateways' | 'lookups' | 'nodes'>

/**
 * The operator's configuration with the user's node, explorer, gateways and lookups. The user's node has no fallback:
 * whoever chose one does not want another to see requests.
 */
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
    lookups: {
      avatars: config.lookups.avatars && lookups.pictures,
      names: config.lookups.names && lookups.names,
    },
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
