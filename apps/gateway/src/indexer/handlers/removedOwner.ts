import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'

const abi = parseAbi(['event RemovedOwner(address indexed owner)', 'event RemovedOwner(address owner)'])

function handle(log: ChainLog, context: HandlerContext): void {
  const { owner } = decodeLog(abi, log).args
  context.facts.rows.owner_event.push({ ...toFact(log, context), kind: 'removed', owner, position: 0 })
  context.facts.touch(log.address, 'safe', 'queue')
}

export const removedOwner = { abi, handle }
