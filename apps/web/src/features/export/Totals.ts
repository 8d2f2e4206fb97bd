import { type Address, type Client, zeroAddress } from 'viem'
import { getBalance, getBlockNumber } from 'viem/actions'
import { readTokenBalance } from '../../domain/transfers/balanceAtQuery.ts'
import type { Semaphore } from '../../lib/createSemaphore.ts'
import type { Asset, ExportEntry } from './ExportEntry.ts'

export type AssetTotal = {
  asset: Asset
  in: bigint
  out: bigint
  count: number
  /** The ERC-1155 id: ids of one contract are separate assets. */
  tokenId: string | null
}

export type Totals = Map<string, AssetTotal>

export function addToTotals(totals: Totals, { amount, asset, direction, movement }: ExportEntry): void {
  const tokenId = movement.kind === 'erc1155' ? movement.tokenId : null
  const key = toTotalKey({ asset, tokenId })
  const total = totals.get(key) ?? { asset, count: 0, in: 0n, out: 0n, tokenId }
  total.count += 1
  if (direction !== 'out') total.in += amount
  if (direction !== 'in') total.out += amount
  totals.set(key, total)
}

export const toTotalKey = ({ asset, tokenId }: Pick<AssetTotal, 'asset' | 'tokenId'>): string =>
  tokenId === null ? asset.address : `${asset.address} ${tokenId}`

export type Reconciled = AssetTotal & {
  /** On-chain balance; undefined: not readable. */
  held: bigint | undefined
  /** Balance minus net inflow; 0 if the list is complete. */
  difference: bigint | undefined
}

/** Balances queried at most: spam tokens are unlimited. */
const maxAssets = 200

/**
 * Compares the totals with the on-chain balances at the same block. Omitted or invented transfers show as a difference,
 * as do coins that predate the Safe.
 */
export async function reconcile(
  client: Client,
  { block, inTurn, safe, totals }: { safe: Address; block: bigint; totals: Totals; inTurn: Semaphore },
): Promise<Reconciled[]> {
  const isReached = await getBlockNumber(client).then(
    (head) => head >= block,
    () => false,
  )
  const listed = [...totals.values()].toSorted((a, b) => b.count - a.count)
  return Promise.all(
    listed.map(async (total, index): Promise<Reconciled> => {
      const { address } = total.asset
      const read = () =>
        address === zeroAddress
          ? getBalance(client, { address: safe, blockNumber: block })
          : readTokenBalance(client, { block, owner: safe, token: address, tokenId: total.tokenId })
      const held = isReached && index < maxAssets ? await inTurn(read).catch(() => undefined) : undefined
      return { ...total, difference: held === undefined ? undefined : held - (total.in - total.out), held }
    }),
  )
}
