import { defineChain } from 'viem'

const toChain = (id: number, name: string) =>
  defineChain({
    blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.test/' } },
    id,
    name,
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    rpcUrls: { default: { http: [] } },
  })

/** Two networks to switch between. */
export const chains = [toChain(31337, 'Demo chain'), toChain(5, 'Other chain')] as const
