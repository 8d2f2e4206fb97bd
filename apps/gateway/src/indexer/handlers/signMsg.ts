import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'

const abi = parseAbi(['event SignMsg(bytes32 indexed msgHash)'])

function handle(log: ChainLog, context: HandlerContext): void {
  context.facts.rows.signed_message.push({ ...toFact(log, context), hash: decodeLog(abi, log).args.msgHash })
  context.facts.touch(log.address, 'messages')
}

export const signMsg = { abi, handle }
