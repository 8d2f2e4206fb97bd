import type { Address, Chain, Client } from 'viem'
import { useConfig } from 'wagmi'
import { useConnectContext } from '../context/ConnectContext.ts'
import { useLoaded } from './useLoaded.ts'

export type AccountName = { name: string | undefined; avatar: string | undefined }

/** Name and avatar of an account: the app's own name, or the permitted look-ups. */
export function useAccountName(address: Address | undefined): AccountName {
  const config = useConfig()
  const { gateways, lookups, nameOf } = useConnectContext()
  const chain = findNameChain(config.chains)
  const findName = async () => {
    if (!chain || !address || !lookups) return null
    return lookups.lookUpName(config.getClient({ chainId: chain.id }), address)
  }
  const name = useLoaded(findName, lookups && chain && address ? `${chain.id}:${address}` : undefined)
  const findAvatar = async () => {
    if (!chain || !name || !lookups?.lookUpAvatar) return null
    const getClient = (chainId: number): Client | undefined =>
      config.chains.some(({ id }) => id === chainId) ? config.getClient({ chainId }) : undefined
    return lookups.lookUpAvatar(config.getClient({ chainId: chain.id }), { gateways, getClient, name })
  }
  const avatar = useLoaded(findAvatar, lookups?.lookUpAvatar && chain && name ? `${chain.id}:${name}` : undefined)
  return { avatar: avatar ?? undefined, name: (address && nameOf(address)) ?? name ?? undefined }
}

/** Names live on mainnet; a private chain may have a registry too. */
function findNameChain(chains: readonly Chain[]): Chain | undefined {
  const able = chains.filter(({ contracts }) => contracts?.ensUniversalResolver)
  return able.find(({ id }) => id === 1) ?? able[0]
}
