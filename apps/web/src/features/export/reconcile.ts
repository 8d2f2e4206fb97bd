import { type Address, type Client, zeroAddress } from 'viem'
import { getBalance, getBlockNumber } from 'viem/actions'
import { readTokenBalance } from '../../domain/transfers/balanceAtQuery.ts'
import type { Limiter } from '../../lib/createLimiter.ts'
import type { AssetTotal, Totals } from './Totals.ts'

export type Reconciled = AssetTotal & {
  /** On-chain balance; undefined: not readable. */
  held: bigint | undefined
  /** Balance minus net inflow; 0 if the list is complete. */
  difference: bigint | undefined
}

/** Balances queried at most: spam tokens are unlimited. */
const mostAssets = 200

/**
 * Compares the totals with the on-chain balances at the same block. Omitted or invented transfers show as a difference,
 * as do coins that predate the Safe.
 */
export async function reconcile(
  client: Client,
  { block, inTurn, safe, totals }: { safe: Address; block: bigint; totals: Totals; inTurn: Limiter },
): Promise<Reconciled[]> {
  const isReached = await getBlockNumber(client).then(
    (head) => head >= block,
    () => false,
  )
  // The native coin is always included.
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
