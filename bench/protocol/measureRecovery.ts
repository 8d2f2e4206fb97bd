import { recoverAddress } from '@countersign/protocol/signatures'
import { keccak256, numberToHex, recoverAddress as recoverWithViem } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Report } from '../BenchResult.ts'
import { median } from './median.ts'
import { time } from './time.ts'

/** Our recovery (WebAssembly) against viem's (noble). */
export async function measureRecovery(report: Report): Promise<void> {
  const account = privateKeyToAccount(numberToHex(1, { size: 32 }))
  const items = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const hash = keccak256(numberToHex(index))
      return { hash, signature: await account.sign({ hash }) }
    }),
  )
  const own: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < 7; round++) {
    own.push(await timeEach(items, recoverAddress))
    theirs.push(await timeEach(items, recoverWithViem))
  }
  report({ baseline: median(theirs), name: 'recovery (baseline: viem)', unit: 'ms', value: median(own) })
}

async function timeEach<item>(items: readonly item[], recover: (item: item) => Promise<unknown>): Promise<number> {
  const total = await time(async () => {
    for (const item of items) await recover(item)
  })
  return total / items.length
}
