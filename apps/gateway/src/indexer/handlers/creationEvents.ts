import { type Address, parseAbi } from 'viem'
import { readAbi } from '../abi/readAbi.ts'
import type { ChainLog } from '../ChainLog.ts'
import { defineHandler, type EventHandler } from './decodeLog.ts'
import { type HandlerContext, toFact } from './HandlerContext.ts'
import { recordSetup } from './safeEvents.ts'

export const creationAbi = parseAbi([
  'event ProxyCreation(address indexed proxy, address singleton)',
  'event ProxyCreation(address proxy, address singleton)',
])

export const proxyCreation = defineHandler(creationAbi, (args, log, context) => recordCreation(log, context, args))

/** The proxy that a factory before 1.3.0 created; undefined for other logs. */
export function readOldProxy(log: ChainLog): Address | undefined {
  return log.topics.length === 1 && log.data.length >= 66 ? readAbi(log.data).address(0) : undefined
}

/** The creation of a Safe before 1.3.0, which does not log its setup: `resolveProxyCreations` has read it. */
export const oldProxyCreation: EventHandler = {
  abi: parseAbi(['event ProxyCreation(address proxy)']),
  handle: (log, context) => {
    const proxy = readOldProxy(log)
    if (!proxy || !log.creation) return
    const { setup, singleton } = log.creation
    recordCreation(log, context, { proxy, singleton })
    if (setup) recordSetup(log, context, { ...setup, safe: proxy })
  },
}

/** The creation of a Safe. The watch list has accepted its factory and singleton. */
function recordCreation(
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
