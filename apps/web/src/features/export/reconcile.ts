import { type Address, type Client, zeroAddress } from 'viem'
import { getBalance, getBlockNumber } from 'viem/actions'
import { readTokenBalance } from '../../domain/transfers/readTokenBalance.ts'
import type { Limiter } from '../../lib/createLimiter.ts'
import type { AssetTotal, Totals } from './Totals.ts'

export type Reconciled = AssetTotal & {
  /** What the chain says the Safe holds; undefined: nobody could be asked. */
  held: bigint | undefined
  /** What is held beyond what came in less what went out; 0 where the books are whole. */
  difference: bigint | undefined
}

export type ReconcileParameters = {
  safe: Address
  /** Up to which the books go. */
  block: bigint
  totals: Totals
  inTurn: Limiter
}

/** Tokens that strangers send are without end; so many are asked about. */
const mostAssets = 200

/**
 * Holds the sums of the books against what the chain says was there at the same block. What the service left out, or
 * invented, is a difference; so is what moved without a trace, such as coins that were there before the Safe was.
 */
export async function reconcile(
  client: Client,
  { block, inTurn, safe, totals }: ReconcileParameters,
): Promise<Reconciled[]> {
  const isReached = await getBlockNumber(client).then(
    (head) => head >= block,
    () => false,
  )
  // The coin is there whether it ever moved or not.
  const listed = [...totals.values()].toSorted((a, b) => b.count - a.count)
  return Promise.all(
    listed.map(async (total, index): Promise<Reconciled> => {
      const { address } = total.asset
      const read = () =>
        address === zeroAddress
          ? getBalance(client, { address: safe, blockNumber: block })
          : readTokenBalance(client, { block, owner: safe, token: address, tokenId: total.tokenId })
      const held = isReached && index < mostAssets ? await inTurn(read).catch(() => undefined) : undefined
      return { ...total, difference: held === undefined ? undefined : held - (total.in - total.out), held }
    }),
  )
}
