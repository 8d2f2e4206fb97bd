import type { ChainConfig, WebConfig } from '@countersign/protocol'
import { canOfferDemoWallet } from './canOfferDemoWallet.ts'
import type { DemoChain } from './createNetwork.ts'
import { requestNode } from './requestNode.ts'

/**
 * Announces the demo wallet where it may exist, and loads it only there. Resolves when that is done or decided
 * against, so that a page can wait for it before it reconnects.
 */
export async function installDemoWallet(config: WebConfig): Promise<void> {
  if (!canOfferDemoWallet({ chains: config.chains, hostname: location.hostname })) return
  const [first, ...others] = await Promise.all(config.chains.map(toDemoChain))
  if (!first) return
  const { startDemoWallet } = await import('./startDemoWallet.ts')
  startDemoWallet({ chains: [first, ...others.filter((chain) => chain !== undefined)] })
}

/** The configuration says it is an embedded chain; the node has to say so too. */
async function toDemoChain(chain: ChainConfig): Promise<DemoChain | undefined> {
  const [rpcUrl] = chain.rpcUrls.default.http
  if (rpcUrl === undefined) return undefined
  try {
    const id = await requestNode(rpcUrl, { method: 'eth_chainId', params: [] }, AbortSignal.timeout(2_000))
    return id === `0x${chain.id.toString(16)}` ? { chain, rpcUrl } : undefined
  } catch {
    return undefined
  }
}
