import type { ChainConfig, WebConfig } from '@countersign/protocol/config'
import { announceDemoWallet } from './announceDemoWallet.ts'
import type { DemoChain } from './DemoChain.ts'
import { requestNode } from './requestNode.ts'

/**
 * Announces the demo wallet, where `canOfferDemoWallet`, once the first chain's node answers; the page does not await it.
 * Resolves to what permits its first account.
 */
export async function installDemoWallet({ chains }: Pick<WebConfig, 'chains'>): Promise<(() => void) | undefined> {
  const [first, ...others] = chains.map((chain) => findDemoChain({ chain }))
  const main = await first
  if (!main) return
  return announceDemoWallet({ main, others })
}

type FindDemoChainParameters = {
  chain: ChainConfig
  request?: typeof requestNode
  wait?: (milliseconds: number) => Promise<unknown>
}

/** Milliseconds: request timeout, first retry delay (doubled each time) and longest delay. */
const timeout = 20_000
const shortestPause = 500
const maxPause = 10_000

/** Retries until the node has started; undefined if it serves another chain. */
export async function findDemoChain(parameters: FindDemoChainParameters): Promise<DemoChain | undefined> {
  const { chain, request = requestNode, wait = sleep } = parameters
  const [rpcUrl] = chain.rpcUrls.default.http
  if (rpcUrl === undefined) return undefined
  for (let pause = shortestPause; ; pause = Math.min(pause * 2, maxPause)) {
    try {
      const id = await request(rpcUrl, { method: 'eth_chainId', params: [] }, AbortSignal.timeout(timeout))
      return id === `0x${chain.id.toString(16)}` ? { chain, rpcUrl } : undefined
    } catch {
      await wait(pause)
    }
  }
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
