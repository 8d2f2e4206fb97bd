import { z } from 'zod'
import type { Chain } from '../chain/createChain.ts'
import transactions from '../contracts/artifacts/demo-world.json' with { type: 'json' }

/** Sends the signed transactions of the demo world, each into a block with its own fixed time. */
export async function applyDemoWorld({ request }: Pick<Chain, 'request'>): Promise<void> {
  const world = z.array(z.object({ raw: z.string(), time: z.number() })).parse(transactions)
  for (const [index, { raw, time }] of world.entries()) {
    await request('evm_setNextBlockTimestamp', [time])
    const answer = await request('eth_sendRawTransaction', [raw])
    if ('error' in answer)
      throw new Error(`Transaction ${index} of the demo world was refused: ${answer.error.message}`)
  }
}
