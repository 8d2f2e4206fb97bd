import { type Address, parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog, defineHandler, type EventHandler, UndecodableLogError } from './decodeLog.ts'
import { addNativeTransfers, addToHistory, type HandlerContext, toFact } from './HandlerContext.ts'

/** Native coin that came in through `receive()`. Coin that bypasses it (with calldata, as a block reward) has no event. */
export const safeReceived = defineHandler(
  parseAbi(['event SafeReceived(address indexed sender, uint256 value)']),
  ({ sender, value }, log, context) => {
    const received = { position: `${log.logIndex}`, to: log.address, value }
    addNativeTransfers(log, context, { fact: toFact(log, context), sender, values: [received] })
    addToHistory(log, context)
    context.facts.touch(log.address, 'history', 'balances')
  },
)

const erc20Abi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])
const erc721Abi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)'])

/** A token transfer: four topics are an ERC-721, three an ERC-20. If both ends are Safes, each gets a row. */
export const transfer: EventHandler = {
  abi: [...erc20Abi, ...erc721Abi],
  handle: (log, context) => {
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
  },
}

function decodeTransfer(log: ChainLog) {
  if (log.topics.length === 4) {
    const { from, to, tokenId } = decodeLog(erc721Abi, log).args
    return { from, kind: 'erc721' as const, to, token_id: tokenId, value: null }
  }
  const { from, to, value } = decodeLog(erc20Abi, log).args
  return { from, kind: 'erc20' as const, to, token_id: null, value }
}

/** A transfer of one ERC-1155 token id. */
export const transferSingle = defineHandler(
  parseAbi([
    'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  ]),
  ({ from, id, to, value }, log, context) =>
    recordItems(log, context, { from, items: [{ id, position: `${log.logIndex}`, value }], to }),
)

/** Several token ids at once: each is a transfer. */
export const transferBatch = defineHandler(
  parseAbi([
    'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  ]),
  ({ from, ids, to, values }, log, context) => {
    if (ids.length !== values.length) throw new UndecodableLogError(log)
    const items = ids.map((id, index) => ({ id, position: `${log.logIndex},${index}`, value: values[index] ?? 0n }))
    recordItems(log, context, { from, items, to })
  },
)

type MovedItems = { from: Address; items: readonly { id: bigint; position: string; value: bigint }[]; to: Address }

/** Official clients have no such transfers in their history: they are listed as transfers only. */
function recordItems(log: ChainLog, context: HandlerContext, { from, items, to }: MovedItems): void {
  for (const safe of new Set([from, to])) {
    if (!context.isWatched(safe)) continue
    // Token ids with an amount of zero cost nothing to emit, by the thousand.
    for (const { id, position, value } of items)
      if (value > 0n)
        context.facts.rows.transfer.push({
          kind: 'erc1155',
          position,
          recipient: to,
          sender: from,
          token: log.address,
          token_id: id,
          transaction_index: log.transactionIndex,
          value,
          ...toFact(log, context, safe),
        })
    context.facts.touch(safe, 'history', 'balances')
  }
}
