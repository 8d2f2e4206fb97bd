export type BundledChain = { name: string; nativeCurrency: { decimals: number; symbol: string } }

const ether = { decimals: 18, symbol: 'ETH' }

/** Common chains by id: the verify screen has no configuration. */
const chains: Readonly<Record<number, BundledChain>> = {
  1: { name: 'Ethereum', nativeCurrency: ether },
  10: { name: 'OP Mainnet', nativeCurrency: ether },
  56: { name: 'BNB Smart Chain', nativeCurrency: { decimals: 18, symbol: 'BNB' } },
  100: { name: 'Gnosis', nativeCurrency: { decimals: 18, symbol: 'xDAI' } },
  137: { name: 'Polygon', nativeCurrency: { decimals: 18, symbol: 'POL' } },
  8453: { name: 'Base', nativeCurrency: ether },
  31337: { name: 'Countersign demo chain', nativeCurrency: ether },
  42161: { name: 'Arbitrum One', nativeCurrency: ether },
  42220: { name: 'Celo', nativeCurrency: { decimals: 18, symbol: 'CELO' } },
  43114: { name: 'Avalanche', nativeCurrency: { decimals: 18, symbol: 'AVAX' } },
  11155111: { name: 'Sepolia', nativeCurrency: ether },
}

/** Of other chains only the id is known; all EVM chains use 18 decimals. */
export function findBundledChain(id: number): BundledChain {
  return chains[id] ?? { name: `${id}`, nativeCurrency: { decimals: 18, symbol: 'of the chain’s coin' } }
}
