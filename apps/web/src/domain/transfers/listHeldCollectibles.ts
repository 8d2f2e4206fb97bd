import type { ChainTransfer } from '@countersign/protocol/chain'
import type { Address } from 'viem'

export type LoggedCollectible = { address: Address; id: string }

/** NFTs received and not sent, by the logs of their contracts in order. */
export function listHeldCollectibles(transfers: readonly ChainTransfer[], safe: Address): LoggedCollectible[] {
  const held = new Map<string, LoggedCollectible>()
  const account = safe.toLowerCase()
  for (const { to, token, type, value } of transfers) {
    if (type !== 'ERC721' || !token) continue
    const key = `${token} ${value}`
    if (to.toLowerCase() === account) held.set(key, { address: token, id: `${value}` })
    else held.delete(key)
  }
  return [...held.values()]
}
