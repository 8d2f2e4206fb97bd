import type { Address, Hash } from 'viem'
import { createSharedReader } from '../../lib/createSharedReader.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { readTokenAmounts } from './readTokenAmounts.ts'

export type Amounts = {
  coin: bigint
  /** Of every token that answered. */
  tokens: ReadonlyMap<Address, bigint>
}

type ReadAmounts = (parameters: { safe: Address; tokens: readonly Address[] }) => Promise<Amounts>

/** Amounts that are remembered of each chain, of however many Safes. */
const mostKnown = 50_000

const readers = new WeakMap<ServedChain, ReadAmounts>()

/**
 * What a Safe holds, as the node says. Within a block nothing changes, so each token is asked once in a block; that it
 * did not move is no reason to leave it out of the next one: there are tokens that grow by themselves.
 */
export function readAmounts(chain: ServedChain, parameters: Parameters<ReadAmounts>[0]): Promise<Amounts> {
  const read = readers.get(chain) ?? createReader(chain)
  readers.set(chain, read)
  return read(parameters)
}

function createReader({ client }: ServedChain): ReadAmounts {
  const readBlock = createSharedReader((_: 'latest') => client.getBlock())
  const known = new Map<Address, Map<Address, bigint>>()
  let count = 0
  let ofBlock: Hash | undefined
  return async ({ safe, tokens }) => {
    // One request, of calls that no token has a part in: what one of them answers must not hide the coin.
    const [block, coin] = await Promise.all([readBlock('latest'), client.getBalance({ address: safe })])
    if (block.hash !== ofBlock || count > mostKnown) {
      known.clear()
      count = 0
      ofBlock = block.hash
    }
    const amounts = known.get(safe) ?? new Map<Address, bigint>()
    known.set(safe, amounts)
    const asked = tokens.filter((token) => !amounts.has(token))
    count += 1 + asked.length
    for (const [token, amount] of await readTokenAmounts(client, { safe, tokens: asked })) amounts.set(token, amount)
    return { coin, tokens: amounts }
  }
}
