import type { PlanCreationParameters } from '@countersign/protocol'
import type { Address } from 'viem'
import type { PageStorage } from '../../lib/openStorage.ts'
import { openCreations } from './openCreations.ts'

/** What is kept here of a Safe that was planned. The kernel believes it only if the address is made of it. */
export function findPlanned(storage: PageStorage, safe: Address): PlanCreationParameters | undefined {
  const kept = openCreations(storage)
    .get()
    .plans.find(({ address }) => address.toLowerCase() === safe.toLowerCase())
  if (!kept) return undefined
  const { owners, saltNonce, threshold, version } = kept
  return { owners, saltNonce: BigInt(saltNonce), threshold, version }
}
