import type { Address } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'

/** The creation of a Safe. The watch list has accepted its factory and singleton. */
export function recordCreation(
  log: ChainLog,
  context: HandlerContext,
  { proxy, singleton }: { proxy: Address; singleton: Address },
): void {
  const transaction = context.transactions.get(log.transactionHash)
  const direct = transaction?.creations.find((creation) => creation.factory === log.address)
  context.facts.rows.safe_creation.push({
    ...toFact(log, context, proxy),
    creator: transaction?.sender ?? log.address,
    factory: log.address,
    initializer: direct?.initializer ?? null,
    salt_nonce: direct?.saltNonce ?? null,
    singleton,
  })
  context.facts.touch(proxy, 'safe', 'history')
}
