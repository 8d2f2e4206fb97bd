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
