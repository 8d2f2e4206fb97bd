import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'

// Same topic 0, different layout: Safe <= 1.3.0 does not index the owner. One variant alone drops the other silently.
const abi = parseAbi(['event AddedOwner(address indexed owner)', 'event AddedOwner(address owner)'])

function handle(log: ChainLog, context: HandlerContext): void {
  const { owner } = decodeLog(abi, log).args
  context.facts.rows.owner_event.push({ ...toFact(log, context), kind: 'added', owner, position: 0 })
  context.facts.touch(log.address, 'safe', 'queue')
}

export const addedOwner = { abi, handle }
