import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { recordCreation } from './recordCreation.ts'

const abi = parseAbi([
  'event ProxyCreation(address indexed proxy, address singleton)',
  'event ProxyCreation(address proxy, address singleton)',
])

function handle(log: ChainLog, context: HandlerContext): void {
  recordCreation(log, context, decodeLog(abi, log).args)
}

export const proxyCreation = { abi, handle }
