import type { ChainConfig } from '@countersign/protocol/config'
import type { DemoChain } from './createNetwork.ts'
import { requestNode } from './requestNode.ts'

export type FindDemoChainParameters = {
  chain: ChainConfig
  request?: typeof requestNode
  wait?: (milliseconds: number) => Promise<unknown>
}

/** Milliseconds for one answer, and between two attempts: twice as long each time, up to the longest. */
const timeout = 20_000
const shortestPause = 500
const longestPause = 10_000

/**
 * The configuration says it is an embedded chain; the node has to say so too. Asked until it answers: a node that starts
 * on a slow machine takes longer than the page. Undefined: there is another chain behind that address.
 */
export async function findDemoChain(parameters: FindDemoChainParameters): Promise<DemoChain | undefined> {
  const { chain, request = requestNode, wait = sleep } = parameters
  const [rpcUrl] = chain.rpcUrls.default.http
  if (rpcUrl === undefined) return undefined
  for (let pause = shortestPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      const id = await request(rpcUrl, { method: 'eth_chainId', params: [] }, AbortSignal.timeout(timeout))
      return id === `0x${chain.id.toString(16)}` ? { chain, rpcUrl } : undefined
    } catch {
      await wait(pause)
    }
  }
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
