import { type Address, type Chain, defineChain } from 'viem'

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

/** Converts to viem's chain, each URL in the list of its protocol. */
export function toChain(entity: ChainEntity): Chain {
  const { blockExplorers, contracts, id, isTestnet, name, nativeCurrency, rpcUrls } = entity
  return defineChain({
    id,
    name,
    nativeCurrency,
    rpcUrls: { default: sort(rpcUrls.default), public: sort(rpcUrls.public) },
    ...(blockExplorers ? { blockExplorers } : {}),
    ...(contracts ? { contracts: Object.fromEntries(Object.entries(contracts).map(toContract)) } : {}),
    ...(isTestnet === undefined ? {} : { testnet: isTestnet }),
  })
}

/** Converts from viem's chain; fields that viem lacks (`network`, public URLs) are derived. */
export function toChainEntity(chain: Chain): ChainEntity {
  const urls = toUrls(chain.rpcUrls.default)
  const { public: own } = chain.rpcUrls
  return {
    blockExplorers: chain.blockExplorers ? { default: chain.blockExplorers.default } : undefined,
    contracts: undefined,
    id: chain.id,
    isTestnet: chain.testnet,
    name: chain.name,
    nativeCurrency: chain.nativeCurrency,
    network: chain.name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    rpcUrls: { default: urls, public: own ? toUrls(own) : urls },
  }
}

const isWebSocket = (url: string) => /^wss?:/i.test(url)

function sort({ http, webSocket = [] }: ChainUrls) {
  const all = [...http, ...webSocket]
  const sockets = all.filter(isWebSocket)
  return { http: all.filter((url) => !isWebSocket(url)), ...(sockets.length > 0 ? { webSocket: sockets } : {}) }
}

function toContract([name, { address, blockCreated }]: [
  string,
  { address: `0x${string}`; blockCreated?: number | undefined },
]) {
  return [name, { address, ...(blockCreated === undefined ? {} : { blockCreated }) }]
}

const toUrls = ({
  http,
  webSocket,
}: {
  http: readonly string[]
  webSocket?: readonly string[] | undefined
}): ChainUrls => ({
  http,
  ...(webSocket ? { webSocket } : {}),
})
