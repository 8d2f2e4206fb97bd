/** Rows that become one transaction: from the first, counted from 0, up to the one that no longer belongs to it. */
export type Part = { from: number; to: number }

export type PlanTransactionsParameters = {
  /** Whether each row pays the chain's own coin. */
  rows: readonly { isNative: boolean }[]
  /** The first row that is not signed yet. */
  from: number
  /** What one block of the chain holds. */
  blockGas: bigint
}

/** No transaction may take more on Ethereum (EIP-7825), however large its blocks are. */
const mostGas = 16_777_216n

/** Checking signatures, the library's own work, and what tokens with odd rules take above the usual. */
const baseGas = 400_000n

/** A payment to an account that did not exist; a transfer by a token behind a proxy, to one who had none. */
const coinGas = 40_000n
const tokenGas = 75_000n

/** A batch of the review: more rows than this nobody looks through at one time. */
const mostCalls = 400

/** Cuts the rows, in their order, into transactions of which each fits into a block. */
export function planTransactions({ rows, from, blockGas }: PlanTransactionsParameters): Part[] {
  const limit = blockGas < mostGas ? blockGas : mostGas
  const parts: Part[] = []
  let start = from
  let gas = baseGas
  for (let index = from; index < rows.length; index++) {
    const cost = rows[index]?.isNative ? coinGas : tokenGas
    // A row that alone is too much is tried alone: the node says what it thinks of it.
    if (index > start && (gas + cost > limit || index - start >= mostCalls)) {
      parts.push({ from: start, to: index })
      start = index
      gas = baseGas
    }
    gas += cost
  }
  if (start < rows.length) parts.push({ from: start, to: rows.length })
  return parts
}
