import type { ChainConfig, WebConfig } from '@countersign/protocol/config'
import { readGatewayUrl } from './readGatewayUrl.ts'
import { readNodeUrl } from './readNodeUrl.ts'
import type { Settings } from './Settings.ts'

type Choices = Pick<Settings, 'explorers' | 'gateways' | 'lookups' | 'nodes'>

/**
 * The operator's configuration with what the user chose in its place: a node, an explorer, gateways, fewer look-ups. A node of
 * one's own stands alone: whoever chose it does not want another to be asked when it is down.
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
    // One that the operator no longer allows would never answer.
    if (!choice || 'refusal' in choice) return chain
    return { ...chain, rpcUrls: { ...chain.rpcUrls, default: { http: [choice.url] } } }
  }
}

function chooseExplorer(chain: ChainConfig, url: string | undefined): ChainConfig {
  if (!url || !isExplorerUrl(url)) return chain
  return { ...chain, blockExplorers: { default: { name: new URL(url).host, url } } }
}

/** A link that people follow, and nothing that runs. */
export function isExplorerUrl(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}
