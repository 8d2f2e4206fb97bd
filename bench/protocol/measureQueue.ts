import { chainId, startDevchain } from '@countersign/devchain'
import { createTestClient, deploySafe, devchain } from '@countersign/devchain/testing'
import { recoverAddress } from '@countersign/protocol/signatures'
import { type ClaimedTransaction, claim, createVerificationCache, verifyQueue } from '@countersign/protocol/verify'
import { createClient, http } from 'viem'
import type { Report } from '../BenchResult.ts'
import { createQueue, signers } from './createQueue.ts'
import { median } from './median.ts'
import { time } from './time.ts'

/** A queue of 100 with five signatures each, against the 500 recoveries that it needs. */
export async function measureQueue(report: Report): Promise<void> {
  const chain = await startDevchain()
  try {
    const safe = await deploySafe({
      client: createTestClient(chain.url),
      owners: signers.map(({ address }) => address),
      threshold: 3,
    })
    const queue = await createQueue({ chainId, length: 100, safe, version: '1.4.1' })
    let requests = 0
    const onFetchRequest = () => {
      requests++
    }
    const transport = http(chain.url, { batch: { batchSize: 1_000, wait: 0 }, onFetchRequest })
    const client = createClient({ cacheTime: 0, chain: devchain, transport })
    const bare: number[] = []
    const first: number[] = []
    const second: number[] = []
    // The first rounds are a warm-up.
    const warmUp = 20
    for (let round = 0; round < warmUp + 15; round++) {
      if (round === warmUp) for (const values of [bare, first, second]) values.length = 0
      bare.push(await time(() => recoverAll(queue)))
      const cache = createVerificationCache()
      const verify = () => verifyQueue(client, { cache, chainId, claimed: claim(queue), safe })
      requests = 0
      first.push(
        await time(async () => {
          const { transactions } = await verify()
          if (!transactions.every(({ signatures }) => signatures.value.length === signers.length))
            throw new RangeError('A signature was not counted.')
        }),
      )
      if (round === 0)
        report({
          baseline: 5,
          name: 'HTTP requests for a queue of 100 (baseline: the limit)',
          unit: 'requests',
          value: requests,
        })
      second.push(await time(verify))
    }
    report({
      baseline: median(bare),
      name: 'verify a queue of 100 with 500 signatures (baseline: 500 bare recoveries; limit 1.15)',
      unit: 'ms',
      value: median(first),
    })
    report({
      baseline: median(first),
      name: 'second look at the same queue (baseline: the first; limit 0.05)',
      unit: 'ms',
      value: median(second),
    })
  } finally {
    await chain.stop()
  }
}

async function recoverAll(queue: readonly ClaimedTransaction[]): Promise<void> {
  for (const { confirmations, safeTxHash } of queue)
    for (const { signature } of confirmations) if (signature) await recoverAddress({ hash: safeTxHash, signature })
}
