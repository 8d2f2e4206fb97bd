import { type Frame, getChainInfo, getEnvironmentInfo, getSafeBalances, rpcCall } from '@countersign/frame'
import { hexToNumber, isHex } from 'viem'

/** The host's claims about its environment; undefined where missing or malformed. */
export type HostInfo = {
  balances: Awaited<ReturnType<typeof getSafeBalances>> | undefined
  chain: Awaited<ReturnType<typeof getChainInfo>> | undefined
  nodeChainId: number | undefined
  origin: string | undefined
}

/** Requests chain, node, origin and balances from the host; each may be missing. */
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
