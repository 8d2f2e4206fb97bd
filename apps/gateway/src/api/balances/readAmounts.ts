import type { Address, Hash } from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { createSharedReader } from '../../lib/createSharedReader.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { createTokenTrust } from '../chain-registry/createTokenTrust.ts'
import { readTokenAmounts } from './readTokenAmounts.ts'

export type Amounts = {
  coin: bigint
  /** Only tokens that were read. */
  tokens: ReadonlyMap<Address, bigint>
}

export type ReadAmountsParameters = {
  /** Tokens in the operator's list. @default none */
  listed?: ReadonlySet<Address> | undefined
  requester?: string | undefined
  safe: Address
  tokens: readonly Address[]
}

type ReadAmounts = (parameters: ReadAmountsParameters) => Promise<Amounts>

/** Cached balances per chain, across all Safes. */
const maxKnown = 50_000

const readers = new WeakMap<ChainClient, ReadAmounts>()

/**
 * Live balances, cached per block. Tokens without a transfer are read again in the next block: rebasing tokens change
 * without one.
 */
export function readAmounts(chain: ServedChain, parameters: ReadAmountsParameters): Promise<Amounts> {
  const read = readers.get(chain.client) ?? createReader(chain)
  readers.set(chain.client, read)
  return read(parameters)
}

function createReader(chain: ServedChain): ReadAmounts {
  const { client } = chain
  const readBlock = createSharedReader((_: 'latest') => client.getBlock())
  const trust = createTokenTrust()
  const known = new Map<Address, Map<Address, bigint>>()
  /** Reads in progress, shared between requests for the same Safe. */
  const pending = new Map<string, Promise<void>>()
  let count = 0
  let ofBlock: Hash | undefined

  async function readTokens(
    amounts: Map<Address, bigint>,
    { listed = new Set(), requester, safe, tokens }: ReadAmountsParameters,
  ): Promise<void> {
    const missing = tokens.filter((token) => !amounts.has(token))
    count += 1 + missing.length
    const read = await readTokenAmounts(chain, { listed, requester, safe, trust, tokens: missing })
    for (const [token, amount] of read) amounts.set(token, amount)
  }

  return async (parameters) => {
    const { requester, safe, tokens } = parameters
    // Separate from the token calls, so that a hostile token cannot hide the native balance.
    const [block, coin] = await Promise.all([readBlock('latest'), client.getBalance({ address: safe })])
    if (block.hash !== ofBlock || count > maxKnown) {
      known.clear()
      count = 0
      ofBlock = block.hash
    }
    const amounts = known.get(safe) ?? new Map<Address, bigint>()
    known.set(safe, amounts)
    // By client: whoever used up its node time must not read less for others too.
    const key = `${block.hash} ${safe} ${tokens.length} ${requester ?? ''}`
    const reading = pending.get(key) ?? readTokens(amounts, parameters).finally(() => pending.delete(key))
    pending.set(key, reading)
    await reading
    return { coin, tokens: amounts }
  }
}
