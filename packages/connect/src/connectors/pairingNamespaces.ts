import { type Address, getAddress, isAddress } from 'viem'

/** Methods requested from a paired wallet. `eth_sign` is omitted: it signs arbitrary hashes. */
const PAIRING_METHODS = [
  'eth_sendTransaction',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
] as const

const PAIRING_EVENTS = ['accountsChanged', 'chainChanged'] as const

/** Proposed namespaces: optional, so that a wallet without one of the chains can still connect. */
export function buildNamespaces(chainIds: readonly number[]) {
  return {
    eip155: {
      chains: chainIds.map((id) => `eip155:${id}`),
      events: [...PAIRING_EVENTS],
      methods: [...PAIRING_METHODS],
    },
  }
}

export type PairedAccounts = { accounts: readonly Address[]; chainIds: readonly number[] }

/** Accounts and chains of a session. Entries that do not match `eip155:1:0x…` are skipped. */
export function parsePairedAccounts(entries: readonly string[]): PairedAccounts {
  const parsed = entries.flatMap((entry) => {
    const [, id = '', address = ''] = /^eip155:(\d+):(0x[0-9a-fA-F]{40})$/.exec(entry) ?? []
    return isAddress(address, { strict: false }) ? [{ address: getAddress(address), chainId: Number(id) }] : []
  })
  return {
    accounts: [...new Set(parsed.map(({ address }) => address))],
    chainIds: [...new Set(parsed.map(({ chainId }) => chainId))],
  }
}

/** The accounts of an `accountsChanged` event: plain addresses or `eip155:1:0x…`, as wallets differ. */
export function parseEventAccounts(data: unknown): readonly Address[] {
  if (!Array.isArray(data)) return []
  return data.flatMap((entry: unknown) => {
    const address = typeof entry === 'string' ? (entry.split(':').at(-1) ?? '') : ''
    return isAddress(address, { strict: false }) ? [getAddress(address)] : []
  })
}

/** The chain of a `chainChanged` event: a number, a decimal or a hex string. */
export function parseEventChain(data: unknown): number | undefined {
  const chainId = typeof data === 'number' || typeof data === 'string' ? Number(data) : Number.NaN
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : undefined
}
