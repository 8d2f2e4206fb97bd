import type { Hex } from 'viem'
import type { ModuleTransactionRecord, MultisigTransactionRecord, TransferRecord } from '../../db/queries/Records.ts'
import { countBytes, explainInSlices } from '../../lib/explainInSlices.ts'
import { maxExplained } from '../../lib/isExplainable.ts'
import { runInSlices } from '../../lib/runInSlices.ts'

/** In bytes of calldata, of all transactions of a list. Less is explained at once: most lists of a busy team. */
export const largeList = 2 * maxExplained

/** So long others wait for a list that is being explained, or for one transaction of it; in milliseconds. */
const longestTurn = 5

/**
 * In bytes of calldata. So much of a list is decoded call by call, the first transactions first: decoded it is up to
 * thirty times as large, and who asks for a list can ask for each transaction too.
 */
const mostDecoded = 8 * maxExplained

type AnyRecord = ModuleTransactionRecord | MultisigTransactionRecord | TransferRecord

/**
 * Explains every transaction of a list. Whether that is heavy is decided by the data of all of them; `isDecoded` says
 * whether its calls are still to be decoded.
 */
export async function explainEach<record extends AnyRecord, result>(
  records: readonly record[],
  explain: (record: record, isDecoded: boolean) => result,
): Promise<result[]> {
  const size = records.reduce((sum, record) => sum + countBytes(getData(record)), 0)
  if (size <= largeList) return records.map((record) => explain(record, true))
  const results: result[] = []
  let decoded = 0
  const explainSome = () => {
    const started = performance.now()
    for (const record of records.slice(results.length)) {
      decoded += countBytes(getData(record))
      results.push(explain(record, decoded <= mostDecoded))
      if (performance.now() - started > longestTurn) return
    }
  }
  while (results.length < records.length) await runInSlices(explainSome)
  return results
}

/** Explains a transaction that stands alone. */
export function explainOne<record extends AnyRecord, result>(
  record: record,
  explain: (record: record) => result,
): Promise<result> {
  return explainInSlices(getData(record), () => explain(record))
}

function getData(record: AnyRecord): Hex {
  if (record.type === 'transfer') return '0x'
  return (record.type === 'multisig' ? record.transaction?.data : record.data) ?? '0x'
}
