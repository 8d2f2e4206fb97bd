import type { Address } from 'viem'
import type { Asset, ReadRow } from './readRow.ts'

/** How a recipient's payment differs from the earlier batch. */
export type RowChange = { kind: 'new' } | { kind: 'same' } | { kind: 'changed'; before: bigint }

export type RemovedPayment = { recipient: Address; asset: Asset; amount: bigint; name: string }

type Paid = Pick<ReadRow, 'recipient' | 'asset' | 'amount' | 'name'>

const keyOf = (recipient: Address, { token }: Asset) => `${recipient}:${token}`.toLowerCase()

export function sumRun(rows: readonly Paid[]): Map<string, RemovedPayment> {
  const sums = new Map<string, RemovedPayment>()
  for (const { recipient, asset, amount, name } of rows) {
    if (!recipient || !asset || amount === undefined) continue
    const key = keyOf(recipient, asset)
    const before = sums.get(key)
    sums.set(key, { recipient, asset, name: before?.name ?? name, amount: (before?.amount ?? 0n) + amount })
  }
  return sums
}

/** Changes per row, and removed recipients. */
export function comparePrevious(
  rows: readonly Paid[],
  earlier: ReadonlyMap<string, RemovedPayment>,
): { changes: (RowChange | undefined)[]; gone: RemovedPayment[] } {
  const now = sumRun(rows)
  return {
    changes: rows.map(({ recipient, asset, amount }) => {
      if (!recipient || !asset || amount === undefined) return undefined
      const key = keyOf(recipient, asset)
      const before = earlier.get(key)?.amount
      if (before === undefined) return { kind: 'new' }
      return before === now.get(key)?.amount ? { kind: 'same' } : { kind: 'changed', before }
    }),
    gone: [...earlier].filter(([key]) => !now.has(key)).map(([, payment]) => payment),
  }
}
