import { BaseError, ResponseBodyTooLargeError } from 'viem'
import type { BlockHeader } from './BlockHeader.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { fetchHeader } from './fetchHeaders.ts'
import { type FoundLogs, findLogs, findLogsByTransaction } from './findLogs.ts'
import type { RangeReader } from './RangeReader.ts'

/** One block: its logs at once with more patience, else those of each of its transactions. */
export async function findLogsCarefully(
  reader: RangeReader,
  { block, shallGoOn }: { block: BlockHeader; shallGoOn: (error: unknown) => Promise<boolean> },
): Promise<FoundLogs> {
  const patient = { ...reader, client: reader.patientClient }
  try {
    return await findLogs(patient, { isByAddress: true, span: { blockHash: block.hash } })
  } catch (error) {
    if (!(await shallGoOn(error))) throw error
    reader.logger.warn({ block: block.number, err: error }, 'reading a block by its transactions')
    return findLogsByTransaction(patient, { block, shallGoOn })
  }
}

/**
 * Tells trouble of a place from trouble of the node without knowing its words: the node is fine when it still answers for
 * the block. Trouble of the node is to be waited out, and that of a place is not.
 */
export function createJudge({ chainId, client, db, limits }: RangeReader, block: BlockHeader) {
  return async (error: unknown): Promise<boolean> => {
    if (error instanceof ChainMovedError) return false
    const header = await fetchHeader(client, block.number)
    if (header?.hash !== block.hash) throw new ChainMovedError({ chainId, what: `block ${block.number} was replaced` })
    if (isTooLarge(error)) return true
    // A node that gives no receipts at all (some keep only the newest) must not have the whole chain passed over.
    const { count } = await db
      .selectFrom('failed_transaction')
      .where('chain_id', '=', chainId)
      .where('what', 'in', ['logs', 'quiet', 'receipt'])
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count < limits.unreadReceipts
  }
}

/** Whether an answer was not taken because of its size. */
function isTooLarge(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof ResponseBodyTooLargeError) !== null
}
