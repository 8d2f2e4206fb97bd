import type { Address } from 'viem'

export type ChainUrls = { http: readonly string[]; webSocket?: readonly string[] | undefined }

/** A network as the specification describes it. URLs may be `http(s):` or `ws(s):`, also in one list. */
export type ChainEntity = {
  id: number
  name: string
  network: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: ChainUrls; public: ChainUrls }
  blockExplorers?: { default: { name: string; url: string } } | undefined
  contracts?: Record<string, { address: Address; blockCreated?: number | undefined }> | undefined
  isTestnet?: boolean | undefined
}
