import { defineChain } from 'viem'
import { createConfig, custom } from 'wagmi'
import { connect, sendTransaction } from 'wagmi/actions'
import { safe } from 'wagmi/connectors'
import { desk } from './requests.ts'

const chain = defineChain({
  id: 31_337,
  name: 'Demo chain',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  rpcUrls: { default: { http: [] } },
})

/** wagmi's own connector with its own settings: it waits ten milliseconds for a host, and no longer. */
export async function payThroughWagmi(): Promise<{ account: string | undefined; hash: string }> {
  const config = createConfig({
    chains: [chain],
    connectors: [safe()],
    // Reads go through the Safe too: this page has no node of its own.
    transports: { [chain.id]: custom({ request: () => Promise.reject(new Error('No node.')) }) },
  })
  const [created] = config.connectors
  if (!created) throw new Error('wagmi made no connector.')
  const { accounts } = await connect(config, { connector: created })
  const hash = await sendTransaction(config, { gas: null, to: desk, value: 1n })
  return { account: accounts[0], hash }
}
