import type { ChainConfig } from '@countersign/protocol/config'
import { z } from 'zod'
import { readStored } from './readStored.ts'

const storageKey = 'countersign.demo-wallet.network'

const StoredSchema = z.object({ current: z.number(), known: z.array(z.number()) })

/** One embedded chain, and where its node listens. */
export type DemoChain = { chain: ChainConfig; rpcUrl: string }

export type Network = {
  /** Takes a chain into the list and changes to it. */
  add(id: number): void
  current(): DemoChain
  /** Another chain whose node answered, perhaps late. */
  extend(chain: DemoChain): void
  /** One that it could be asked to add, known or not. */
  find(id: number): DemoChain | undefined
  isKnown(id: number): boolean
  onChange(listener: () => void): void
  /** Reads again what another tab may have written. */
  reload(): void
}

export type CreateNetworkParameters = {
  chains: readonly [DemoChain, ...DemoChain[]]
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

/**
 * The chain that the wallet is on, and those it knows: the first one at the beginning, as with any wallet. So whoever
 * starts two chains sees how a page asks for the other one to be added.
 */
export function createNetwork({ chains: given, storage }: CreateNetworkParameters): Network {
  const listeners = new Set<() => void>()
  const [first] = given
  const chains: DemoChain[] = [...given]
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
    add(id) {
      const current = find(id)
      if (!current) return
      const known = [...new Set([...state.known, id])]
      storage.setItem(storageKey, JSON.stringify({ current: id, known }))
      change({ current, known })
    },
    current: () => state.current,
    extend(chain) {
      chains.push(chain)
      change(read())
    },
    find,
    isKnown: (id) => state.known.includes(id),
    onChange: (listener) => {
      listeners.add(listener)
    },
    reload: () => change(read()),
  }
}
