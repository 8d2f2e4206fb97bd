import type { Address } from 'viem'
import { createWorkContext } from './createWorkContext.ts'

const context = createWorkContext<Set<Address>>()

/** Does some work, and says of which contracts it asked in vain whether they are tokens. */
export async function collectUnknownTokens(work: () => Promise<void>): Promise<Address[]> {
  const unknown = new Set<Address>()
  await context.run(unknown, work)
  return [...unknown]
}

/** Tells whoever collects: once one of these is known, the same work may come to something else. */
export function recordUnknownTokens(addresses: readonly Address[]): void {
  const unknown = context.get()
  if (unknown) for (const address of addresses) unknown.add(address)
}
