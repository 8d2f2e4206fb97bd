import type { BlockReference } from '@countersign/protocol/verify'
import type { Address, Chain, Client, Transport } from 'viem'
import { getBlock, getEnsAddress } from 'viem/actions'
import { normalize } from 'viem/ens'

export type EnsAnswer =
  | { kind: 'found'; name: string; address: Address; block: BlockReference }
  /** Nothing on the chain stands for it. */
  | { kind: 'none' }
  /** No name can be written like this. */
  | { kind: 'invalid' }

/**
 * The address of a name at one block, by the chain alone: a name that sends its readers to a server for the answer is
 * not followed there. A file of its own, because what a name may look like is a large table that few need.
 */
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
