import type { ChainLog } from '../ChainLog.ts'
import type { IndexerLimits } from '../IndexerLimits.ts'

type LogPosition = Pick<ChainLog, 'blockNumber' | 'logIndex' | 'transactionHash'>

/** Decides whether the signatures of a log are recovered now, later, or never. */
export type SignatureBudget = { take: (position: LogPosition, count: number) => 'later' | 'never' | 'now' }

export type SignatureLimits = Pick<
  IndexerLimits,
  'signaturesPerBlock' | 'signaturesPerExecution' | 'signaturesPerTransaction'
> & {
  /** Executions whose signers are stored, as `block:logIndex`: each attempt recovers the next ones. */
  recovered?: ReadonlySet<string>
}

export function createSignatureBudget({ recovered, ...limits }: SignatureLimits): SignatureBudget {
  const spent = new Map<string, number>()
  return {
    take: (position, count) => {
      if (count > limits.signaturesPerExecution || recovered?.has(`${position.blockNumber}:${position.logIndex}`))
        return 'never'
      const block = `${position.blockNumber}`
      const ofBlock = (spent.get(block) ?? 0) + count
      const ofTransaction = (spent.get(position.transactionHash) ?? 0) + count
      if (ofBlock > limits.signaturesPerBlock || ofTransaction > limits.signaturesPerTransaction) return 'later'
      spent.set(block, ofBlock).set(position.transactionHash, ofTransaction)
      return 'now'
    },
  }
}
