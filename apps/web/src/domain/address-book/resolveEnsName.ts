import type { BlockReference } from '@countersign/protocol/verify'
import type { Address, Chain, Client, Transport } from 'viem'
import { getBlock, getEnsAddress } from 'viem/actions'
import { normalize } from 'viem/ens'

export type EnsAnswer =
  | { kind: 'found'; name: string; address: Address; block: BlockReference }
  | { kind: 'none' }
  /** Not a valid name under ENSIP-15. */
  | { kind: 'invalid' }

/** Resolves an ENS name at one block, without CCIP-Read. Lazy: the normalization tables are large. */
export async function resolveEnsName(client: Client<Transport, Chain>, text: string): Promise<EnsAnswer> {
  const name = tryNormalize(text)
  if (name === undefined) return { kind: 'invalid' }
  const { hash, number, timestamp } = await getBlock(client)
  const address = await getEnsAddress({ ...client, ccipRead: false }, { name, blockNumber: number })
  return address
    ? { kind: 'found', name, address, block: { chainId: client.chain.id, hash, number, timestamp } }
    : { kind: 'none' }
}

function tryNormalize(text: string): string | undefined {
  try {
    return normalize(text)
  } catch {
    return undefined
  }
}
