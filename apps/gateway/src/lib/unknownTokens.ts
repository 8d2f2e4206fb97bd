import { AsyncLocalStorage } from 'node:async_hooks'
import type { Address } from 'viem'

const storage = new AsyncLocalStorage<Set<Address>>()

/** Does some work, and says of which contracts it asked in vain whether they are tokens. */
export async function collectUnknownTokens(work: () => Promise<void>): Promise<Address[]> {
  const unknown = new Set<Address>()
  await storage.run(unknown, work)
  return [...unknown]
}

/** Tells whoever collects: once one of these is known, the same work may come to something else. */
export function noteUnknownTokens(addresses: readonly Address[]): void {
  const unknown = storage.getStore()
  if (unknown) for (const address of addresses) unknown.add(address)
}
