import { type Address, parseAbi } from 'viem'
import { readAbi } from '../abi/readAbi.ts'
import type { ChainLog } from '../ChainLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { recordCreation } from './recordCreation.ts'
import { toFact } from './toFact.ts'
import { toThreshold } from './toThreshold.ts'

const abi = parseAbi(['event ProxyCreation(address proxy)'])

/** The proxy that a factory before 1.3.0 created; undefined for other logs. */
export function readOldProxy(log: ChainLog): Address | undefined {
  return log.topics.length === 1 && log.data.length >= 66 ? readAbi(log.data).address(0) : undefined
}

/** The creation of a Safe before 1.3.0, which does not log its setup: `resolveProxyCreations` has read it. */
function handle(log: ChainLog, context: HandlerContext): void {
  const proxy = readOldProxy(log)
  if (!proxy || !log.birth) return
  const { setup, singleton } = log.birth
  recordCreation(log, context, { proxy, singleton })
  if (!setup) return
  const fact = toFact(log, context, proxy)
  const { rows } = context.facts
  const threshold = toThreshold(log, setup.threshold)
  context.thresholds.setUp(proxy, threshold)
  rows.threshold_event.push({ ...fact, threshold })
  for (const [position, owner] of setup.owners.entries())
    rows.owner_event.push({ ...fact, kind: 'added', owner, position })
  if (setup.fallbackHandler) rows.setting_event.push({ ...fact, kind: 'fallbackHandler', value: setup.fallbackHandler })
}

export const oldProxyCreation = { abi, handle }
