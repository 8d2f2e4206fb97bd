import { z } from 'zod'
import { readStored } from './createSession.ts'
import type { DemoChain } from './DemoChain.ts'

const storageKey = 'countersign.demo-wallet.network'

const StoredSchema = z.object({ current: z.number(), known: z.array(z.number()) })

export type Network = ReturnType<typeof createNetwork>

export type CreateNetworkParameters = {
  chains: readonly [DemoChain, ...DemoChain[]]
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

/** Only the first chain is known at the start, so that adding a chain can be tested with the second. */
export function createNetwork({ chains: initial, storage }: CreateNetworkParameters) {
  const listeners = new Set<() => void>()
  const [first] = initial
  const chains: DemoChain[] = [...initial]
  const find = (id: number) => chains.find(({ chain }) => chain.id === id)
  let state = read()

  function read(): { current: DemoChain; known: readonly number[] } {
    const stored = readStored(storage, storageKey, StoredSchema)
    const known = [first.chain.id, ...(stored?.known ?? [])]
    const current = stored && known.includes(stored.current) ? find(stored.current) : undefined
    return { current: current ?? first, known }
  }

  function change(next: typeof state): void {
    const isSame = next.current === state.current
    state = next
    if (!isSame) for (const listener of listeners) listener()
  }

  return {
    add(id: number) {
      const current = find(id)
      if (!current) return
      const known = [...new Set([...state.known, id])]
      storage.setItem(storageKey, JSON.stringify({ current: id, known }))
      change({ current, known })
    },
    current: () => state.current,
    extend(chain: DemoChain) {
      chains.push(chain)
      change(read())
    },
    find,
    isKnown: (id: number) => state.known.includes(id),
    onChange: (listener: () => void) => void listeners.add(listener),
    reload: () => change(read()),
  }
}
