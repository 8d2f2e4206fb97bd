/** A half-open range of row indices that becomes one transaction. */
export type Part = { from: number; to: number }

type PlanTransactionsParameters = { rows: readonly { isNative: boolean }[]; from: number; blockGas: bigint }

/** Ethereum's transaction gas limit (EIP-7825). */
const maxGas = 16_777_216n

/** Signature checks, MultiSend, and a margin for unusual tokens. */
const baseGas = 400_000n

/** Upper bounds: a payment that creates an account, and a proxied token's transfer to a new holder. */
const coinGas = 40_000n
const tokenGas = 75_000n

/** Most calls that one review can show usefully. */
const maxCalls = 400

/** Splits rows, in order, into transactions that fit a block. */
export function planTransactions({ rows, from, blockGas }: PlanTransactionsParameters): Part[] {
  const limit = blockGas < maxGas ? blockGas : maxGas
  const parts: Part[] = []
  let start = from
  let gas = baseGas
  for (let index = from; index < rows.length; index++) {
    const cost = rows[index]?.isNative ? coinGas : tokenGas
    // A row that exceeds the limit alone gets its own transaction; simulation will report it.
    if (index > start && (gas + cost > limit || index - start >= maxCalls)) {
      parts.push({ from: start, to: index })
      start = index
      gas = baseGas
    }
    gas += cost
  }
  if (start < rows.length) parts.push({ from: start, to: rows.length })
  return parts
}
