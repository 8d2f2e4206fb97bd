import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'
import { UndecodableLogError } from './UndecodableLogError.ts'

const singleAbi = parseAbi([
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
])
const batchAbi = parseAbi([
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])

/** A transfer of one ERC-1155 token id. */
export const transferSingle = {
  abi: singleAbi,
  handle(log: ChainLog, context: HandlerContext): void {
    const { from, id, to, value } = decodeLog(singleAbi, log).args
    record(log, context, { from, items: [{ id, position: `${log.logIndex}`, value }], to })
  },
}

/** Several token ids at once: each is a transfer. */
export const transferBatch = {
  abi: batchAbi,
  handle(log: ChainLog, context: HandlerContext): void {
    const { from, ids, to, values } = decodeLog(batchAbi, log).args
    if (ids.length !== values.length) throw new UndecodableLogError(log)
    const items = ids.map((id, index) => ({ id, position: `${log.logIndex},${index}`, value: values[index] ?? 0n }))
    record(log, context, { from, items, to })
  },
}

type Moved = {
  from: HandlerContext['facts']['rows']['transfer'][number]['sender']
  items: readonly { id: bigint; position: string; value: bigint }[]
  to: Moved['from']
}

/** Official clients have no such transfers in their history: they are listed as transfers only. */
function record(log: ChainLog, context: HandlerContext, { from, items, to }: Moved): void {
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
