import type { Report } from '../BenchResult.ts'
import { measureHash } from './measureHash.ts'
import { measureQueue } from './measureQueue.ts'
import { measureRecovery } from './measureRecovery.ts'
import { measureSize } from './measureSize.ts'

export async function run(report: Report): Promise<void> {
  await measureHash(report)
  await measureRecovery(report)
  await measureQueue(report)
  await measureSize(report)
}
