import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { addToHistory } from './addToHistory.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'

const abi = parseAbi(['event SafeReceived(address indexed sender, uint256 value)'])

/** Native coin that came in through `receive()`. Coin that bypasses it (with calldata, as a block reward) has no event. */
function handle(log: ChainLog, context: HandlerContext): void {
  const { sender, value } = decodeLog(abi, log).args
  context.facts.rows.transfer.push({
    kind: 'native',
    position: `${log.logIndex}`,
    recipient: log.address,
    sender,
    token: null,
    token_id: null,
    transaction_index: log.transactionIndex,
    value,
    ...toFact(log, context),
  })
  addToHistory(log, context)
  context.facts.touch(log.address, 'history', 'balances')
}

export const safeReceived = { abi, handle }
