import type { Address } from 'viem'
import type { Asset, BookEntry } from './BookEntry.ts'

export type AssetTotal = { asset: Asset; isNft: boolean; in: bigint; out: bigint; count: number }

/** Sums by asset. */
export type Totals = Map<Address, AssetTotal>

export function addToTotals(totals: Totals, { amount, asset, direction, movement }: BookEntry): void {
  const total = totals.get(asset.address) ?? { asset, count: 0, in: 0n, isNft: movement.kind === 'erc721', out: 0n }
  total.count += 1
  if (direction !== 'out') total.in += amount
  if (direction !== 'in') total.out += amount
  totals.set(asset.address, total)
}
