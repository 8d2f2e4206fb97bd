import type { Call, DecodeCallOptions, DecodedCall } from '@countersign/protocol/decode'
import type { ModuleTransactionRecord, MultisigTransactionRecord, TransferRecord } from '../../db/queries/Records.ts'
import { countBytes, decodeInSlices, isExplainable, largeData, maxExplained } from '../../lib/decodeInSlices.ts'
import { runInSlices } from '../../lib/runInSlices.ts'

/** Bytes of calldata up to which a list is explained without yielding. */
export const largeList = 2 * maxExplained

/** Bytes of calldata per list that are decoded, in order of the list: decoded data is up to thirty times as large. */
const maxDecoded = 8 * maxExplained

type AnyRecord = ModuleTransactionRecord | MultisigTransactionRecord | TransferRecord
type Decoded = DecodedCall | null | undefined

type ExplainEachOptions = Pick<DecodeCallOptions, 'findFunctions'> & {
  /** 0: without inner calls, as summaries need it; such a result is small, and no transaction is left out. */
  maxDepth?: 0 | undefined
}

/**
 * Explains every transaction of a list. `explain` receives the decoded call of a large transaction, undefined for a
 * small one, and null if it is not to be decoded. A large list is decoded and explained one transaction at a time, in
 * slices; decoded data is not retained.
 */
export async function explainEach<record extends AnyRecord, result>(
  records: readonly record[],
  { findFunctions, maxDepth }: ExplainEachOptions,
  explain: (record: record, decoded: Decoded) => result,
): Promise<result[]> {
  const sizes = records.map((record) => countBytes(getCall(record)?.data ?? '0x'))
  const isLarge = sizes.reduce((sum, size) => sum + size, 0) > largeList
  const results: result[] = []
  let total = 0
  for (const [index, record] of records.entries()) {
    total += sizes[index] ?? 0
    const isSkipped = isLarge && maxDepth === undefined && total > maxDecoded
    const call = getCall(record)
    const decoded = isSkipped ? null : call && (await decodeLarge(call, { findFunctions, maxDepth }))
    const run = () => explain(record, decoded)
    results.push(isLarge ? await runInSlices(run) : run())
  }
  return results
}

export async function explainOne<record extends AnyRecord, result>(
  record: record,
  { findFunctions }: Pick<DecodeCallOptions, 'findFunctions'>,
  explain: (record: record, decoded: Decoded) => Promise<result> | result,
): Promise<result> {
  const call = getCall(record)
  return explain(record, call && (await decodeLarge(call, { findFunctions })))
}

async function decodeLarge(call: Call, options: ExplainEachOptions): Promise<Decoded> {
  if (!isExplainable(call.data)) return null
  return countBytes(call.data) > largeData ? decodeInSlices(call, options) : undefined
}

/** The call of a transaction, if indexed. */
export function getCall(record: AnyRecord): Call | undefined {
  if (record.type === 'transfer') return undefined
  if (record.type === 'multisig') return record.transaction ?? undefined
  const { data, operation, to, value } = record
  return to === null || operation === null ? undefined : { data: data ?? '0x', operation, to, value: value ?? 0n }
}
