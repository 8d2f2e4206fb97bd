import { AsyncLocalStorage } from 'node:async_hooks'
import type { Address } from 'viem'

export type WorkContext<value> = {
  /** Value of the running work; undefined outside of it. */
  get(): value | undefined
  run<result>(value: value, work: () => Promise<result>): Promise<result>
}

/**
 * An `AsyncLocalStorage` that is disabled while idle: an enabled one tracks every promise and made each request 5 %
 * slower.
 */
export function createWorkContext<value>(): WorkContext<value> {
  const storage = new AsyncLocalStorage<value>()
  let running = 0
  return {
    get: () => storage.getStore(),
    async run(value, work) {
      running++
      try {
        return await storage.run(value, work)
      } finally {
        running--
        if (running === 0) storage.disable()
      }
    },
  }
}

const context = createWorkContext<Set<Address>>()

/** Runs work and returns the contracts that it could not identify as tokens. */
export async function collectUnknownTokens(work: () => Promise<void>): Promise<Address[]> {
  const unknown = new Set<Address>()
  await context.run(unknown, work)
  return [...unknown]
}

/** Marks the running work as dependent on these contracts: its result changes once one is identified. */
export function recordUnknownTokens(addresses: readonly Address[]): void {
  const unknown = context.get()
  if (unknown) for (const address of addresses) unknown.add(address)
}
