import type { SafeTransaction, TransactionDetails } from '@countersign/protocol'
import type { Client, Hex, Log } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { checkText } from '../../lib/messages/checks.ts'
import type { Check } from '../checks/createCheckBook.ts'
import type { Progress, ReportId, ReportState } from './Report.ts'

/** `ExecutionSuccess(bytes32,uint256)` and `ExecutionFailure(bytes32,uint256)`; the hash is a topic from 1.4.0 on, data before. */
const executionSuccess = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const executionFailure = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

export type ReadProgressParameters = {
  client: Client
  id: ReportId
  details: TransactionDetails | undefined
  state: ReportState | undefined
  transaction: SafeTransaction | undefined
  /** How many verified signatures there are. */
  valid: number
}

export type ProgressReading = { progress: Progress; check?: Check }

/** Where it stands by nonce and receipt; what the service calls its status is not asked. */
export async function readProgress(parameters: ReadProgressParameters): Promise<ProgressReading> {
  const { client, id, details, state, transaction, valid } = parameters
  if (!state || !transaction) return { progress: 'unknown' }
  if (transaction.nonce >= state.nonce) return { progress: valid >= state.threshold ? 'ready' : 'waiting' }
  if (!details?.txHash) return { progress: 'replaced' }
  try {
    const { logs } = await getTransactionReceipt(client, { hash: details.txHash })
    const outcome = findOutcome(logs, id)
    if (!outcome)
      return { progress: 'unknown', check: { id: 'T61', verdict: 'warn', title: checkText.executionDiffers } }
    return { progress: outcome, check: { id: 'T60', verdict: 'ok', title: checkText.executedOnChain } }
  } catch {
    return { progress: 'unknown', check: { id: 'T61', verdict: 'unknown', title: checkText.executionUnknown } }
  }
}

/** What the Safe itself logged about this hash. */
export function findOutcome(
  logs: readonly Pick<Log<bigint, number, false>, 'address' | 'topics' | 'data'>[],
  { address, safeTxHash }: ReportId,
): 'executed' | 'failed' | undefined {
  for (const { address: emitter, topics, data } of logs) {
    if (emitter.toLowerCase() !== address.toLowerCase()) continue
    const hash: Hex | undefined = topics[1] ?? (data.length >= 66 ? `0x${data.slice(2, 66)}` : undefined)
    if (hash?.toLowerCase() !== safeTxHash.toLowerCase()) continue
    if (topics[0] === executionSuccess) return 'executed'
    if (topics[0] === executionFailure) return 'failed'
  }
  return undefined
}
