import { z } from 'zod'
import { type CreateEngineParameters, createEngine, type RpcAnswer } from '../engine/createEngine.ts'
import { type Journal, JournalBrokenError } from '../journal/openJournal.ts'
import { createClock } from './createClock.ts'

export type Chain = {
  /** Resolves when pending requests are done; later ones are rejected. */
  close(): Promise<void>
  request(method: string, params: readonly unknown[]): Promise<RpcAnswer>
}

export type CreateChainParameters = CreateEngineParameters & {
  journal?: Journal | undefined
  /** Seconds since 1970. */
  now: () => number
}

const BlockSchema = z.object({ result: z.object({ hash: z.string(), number: z.string(), timestamp: z.string() }) })

const writes = /^(eth_send|evm_|hardhat_(?!get|metadata))/
const mines = /^(eth_send(Raw)?Transaction|evm_mine|hardhat_mine)$/

/**
 * A persistent engine: requests that change state are flushed to the journal before they run. So no visible state is
 * lost, and a replay mines the same blocks with the same hashes.
 */
export async function createChain({ journal, now, ...parameters }: CreateChainParameters): Promise<Chain> {
  const engine = await createEngine(parameters)
  const clock = createClock(now)
  let isClosed = false
  let tail: Promise<unknown> = Promise.resolve()

  async function getHead(): Promise<{ hash: string; number: string; timestamp: number }> {
    const { result } = BlockSchema.parse(await engine.request('eth_getBlockByNumber', ['latest', false]))
    return { ...result, timestamp: Number(result.timestamp) }
  }

  async function apply(method: string, params: readonly unknown[], time: number | undefined): Promise<RpcAnswer> {
    if (method === 'evm_increaseTime') return clock.increase(params[0])
    if (time !== undefined) await engine.request('evm_setNextBlockTimestamp', [time])
    const answer = await engine.request(method, params)
    if ('error' in answer) return answer
    if (method === 'evm_setNextBlockTimestamp') clock.pin(params[0])
    if (method === 'evm_revert') clock.pin()
    return answer
  }

  async function write(method: string, params: readonly unknown[]): Promise<RpcAnswer> {
    const head = await getHead()
    // `evm_mine` may carry its own timestamp.
    const time =
      mines.test(method) && !(method === 'evm_mine' && params.length > 0) ? clock.next(head.timestamp) : undefined
    journal?.append({ head: head.hash, method, params: [...params], ...(time === undefined ? {} : { time }) })
    const answer = await apply(method, params, time)
    if ('error' in answer) journal?.takeBack()
    return answer
  }

  for (const [index, record] of (journal?.records ?? []).entries()) {
    const { hash } = await getHead()
    if (hash !== record.head)
      throw new JournalBrokenError({
        file: journal?.file ?? '',
        line: index + 1,
        reason: `the chain is at block ${hash}, the record follows ${record.head}`,
      })
    await apply(record.method, record.params, record.time)
  }

  return {
    async close() {
      isClosed = true
      await tail
      journal?.close()
    },
    async request(method, params) {
      if (isClosed) return { error: { code: -32000, message: 'The chain is shutting down.' } }
      if (method === 'evm_setIntervalMining' || method === 'hardhat_reset')
        return {
          error: {
            code: -32_601,
            message: `Method ${method} is not supported: blocks are mined when something happens.`,
          },
        }
      if (!writes.test(method)) return engine.request(method, params)
      const turn = tail.then(() => write(method, params))
      tail = turn.catch(() => undefined)
      return turn
    },
  }
}
