import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'

const abi = parseAbi([
  'event ProxyCreation(address indexed proxy, address singleton)',
  'event ProxyCreation(address proxy, address singleton)',
])

/** The birth of a Safe. The log is the factory's; which factories and singletons count was decided before. */
function handle(log: ChainLog, context: HandlerContext): void {
  const { proxy, singleton } = decodeLog(abi, log).args
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

export const proxyCreation = { abi, handle }
