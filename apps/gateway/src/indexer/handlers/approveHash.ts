import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'

const abi = parseAbi(['event ApproveHash(bytes32 indexed approvedHash, address indexed owner)'])

function handle(log: ChainLog, context: HandlerContext): void {
  const { approvedHash, owner } = decodeLog(abi, log).args
  context.facts.rows.approved_hash.push({ ...toFact(log, context), hash: approvedHash, owner })
  context.facts.touch(log.address, 'queue')
}

export const approveHash = { abi, handle }
