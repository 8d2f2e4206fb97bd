import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { addToHistory } from './addToHistory.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'

const erc20Abi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])
const erc721Abi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)'])

/** A token transfer: four topics are an ERC-721, three an ERC-20. If both ends are Safes, each gets a row. */
function handle(log: ChainLog, context: HandlerContext): void {
  const { from, to, ...amount } = decodeTransfer(log)
  for (const safe of new Set([from, to])) {
    if (!context.isWatched(safe)) continue
    context.facts.rows.transfer.push({
      position: `${log.logIndex}`,
      recipient: to,
      sender: from,
      token: log.address,
      transaction_index: log.transactionIndex,
      ...amount,
      ...toFact(log, context, safe),
    })
    addToHistory(log, context, safe)
    context.facts.touch(safe, 'history', 'balances', ...(amount.kind === 'erc721' ? (['collectibles'] as const) : []))
  }
}

function decodeTransfer(log: ChainLog) {
  if (log.topics.length === 4) {
    const { from, to, tokenId } = decodeLog(erc721Abi, log).args
    return { from, kind: 'erc721' as const, to, token_id: tokenId, value: null }
  }
  const { from, to, value } = decodeLog(erc20Abi, log).args
  return { from, kind: 'erc20' as const, to, token_id: null, value }
}

export const transfer = { abi: [...erc20Abi, ...erc721Abi], handle }
