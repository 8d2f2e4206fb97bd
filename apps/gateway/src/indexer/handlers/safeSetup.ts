import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'
import { toThreshold } from './toThreshold.ts'

const abi = parseAbi([
  'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)',
])

/** The first owners, threshold and fallback handler: the contract emits no other event for them. */
function handle(log: ChainLog, context: HandlerContext): void {
  const { fallbackHandler, owners, ...args } = decodeLog(abi, log).args
  const threshold = toThreshold(log, args.threshold)
  const fact = toFact(log, context)
  const { rows, touch } = context.facts
  context.thresholds.setUp(log.address, threshold)
  rows.threshold_event.push({ ...fact, threshold })
  for (const [position, owner] of owners.entries()) rows.owner_event.push({ ...fact, kind: 'added', owner, position })
  rows.setting_event.push({ ...fact, kind: 'fallbackHandler', value: fallbackHandler })
  touch(log.address, 'safe')
}

export const safeSetup = { abi, handle }
