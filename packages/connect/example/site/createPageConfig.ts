import { custom } from 'viem'
import { arbitrum, base, gnosis, mainnet, optimism } from 'viem/chains'
import { type Config, createConfig } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'
import { DEFAULT_CHAINS } from '../../src/exports/config.ts'
import { chainNames } from './createCode.ts'
import type { Options } from './options.ts'

const chains = { arbitrum, base, gnosis, mainnet, optimism } as const

/** No node: this page asks nobody. */
const transport = custom({
  request: async ({ method }: { method: string }) => {
    if (method === 'eth_getBalance') return '0x1158e460913d0000'
    throw new Error(`This page has no node for ${method}.`)
  },
})

/** The configuration of the code beside it, but for the node; nothing is stored. */
export function createPageConfig(choice: Options['chains']): Config {
  const [first, ...others] = chainNames[choice].map((name) => chains[name])
  const all = first ? ([first, ...others] as const) : DEFAULT_CHAINS
  return createConfig({
    chains: all,
    connectors: [injected()],
    storage: null,
    transports: Object.fromEntries(all.map(({ id }) => [id, transport])),
  })
}
