import { type Frame, getChainInfo, getEnvironmentInfo, getSafeBalances, rpcCall } from '@countersign/frame'
import { hexToNumber, isHex } from 'viem'

/** What a host says beside its Safe. Each is undefined where it does not say it, or not in a form that can be read. */
export type HostInfo = {
  balances: Awaited<ReturnType<typeof getSafeBalances>> | undefined
  chain: Awaited<ReturnType<typeof getChainInfo>> | undefined
  /** Of the node that the host asks. */
  nodeChainId: number | undefined
  /** Where it says it is. */
  origin: string | undefined
}

/** Asks the host for its chain, its node, its place and what the Safe holds; a host that leaves one out is still a host. */
export async function requestHost(
  frame: Frame,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<HostInfo> {
  const orNothing = <value>(answer: Promise<value>) => answer.catch(() => undefined)
  const options = { signal, timeout: 10_000 }
  const [balances, chain, environment, node] = await Promise.all([
    orNothing(getSafeBalances(frame, options)),
    orNothing(getChainInfo(frame, options)),
    orNothing(getEnvironmentInfo(frame, options)),
    orNothing(rpcCall(frame, { ...options, call: 'eth_chainId', params: [] })),
  ])
  return { balances, chain, nodeChainId: isHex(node) ? hexToNumber(node) : undefined, origin: environment?.origin }
}
