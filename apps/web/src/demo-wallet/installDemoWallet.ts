import type { WebConfig } from '@countersign/protocol'
import { canOfferDemoWallet, embeddedChainId } from './canOfferDemoWallet.ts'
import { requestNode } from './requestNode.ts'

/**
 * Announces the demo wallet where it may exist, and loads it only there. Resolves when that is done or decided
 * against, so that a page can wait for it before it reconnects.
 */
export async function installDemoWallet(config: WebConfig): Promise<void> {
  const [chain] = config.chains
  if (!chain || !canOfferDemoWallet({ chains: config.chains, hostname: location.hostname })) return
  const [rpcUrl] = chain.rpcUrls.default.http
  if (rpcUrl === undefined || !(await isEmbeddedNode(rpcUrl))) return
  const { startDemoWallet } = await import('./startDemoWallet.ts')
  startDemoWallet({ chain, rpcUrl })
}

/** The configuration says it is the embedded chain; the node has to say so too. */
async function isEmbeddedNode(rpcUrl: string): Promise<boolean> {
  try {
    const id = await requestNode(rpcUrl, { method: 'eth_chainId', params: [] }, AbortSignal.timeout(2_000))
    return id === `0x${embeddedChainId.toString(16)}`
  } catch {
    return false
  }
}
