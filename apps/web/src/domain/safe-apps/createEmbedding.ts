import type { Frame, HostSafeInfo } from '@countersign/frame'

/** The multisig app that shows this page in a frame. All it says are claims. */
export type Host = { frame: Frame; info: HostSafeInfo; origin: string }

export type Embedding =
  /** In no frame, or in none of an allowed host. */
  | { status: 'none' }
  | { status: 'connecting' }
  | { status: 'failed'; error: unknown }
  | { status: 'connected'; host: Host }

export type EmbeddingStore = {
  get: () => Embedding
  /** Asks the host again. */
  retry: () => void
  /** Whether a host answered; settles with the first try. */
  settled: Promise<boolean>
  subscribe: (listener: () => void) => () => void
}

export type CreateEmbeddingParameters = {
  isFramed: boolean
  /** Shakes hands with the host; loaded only inside a frame. */
  open: () => Promise<Host>
}

/** Being in a frame means nothing: a host is who answers. */
export function createEmbedding({ isFramed, open }: CreateEmbeddingParameters): EmbeddingStore {
  let current: Embedding = { status: 'none' }
  const listeners = new Set<() => void>()
  function set(next: Embedding): void {
    current = next
    for (const listener of listeners) listener()
  }
  async function start(): Promise<boolean> {
    set({ status: 'connecting' })
    try {
      set({ status: 'connected', host: await open() })
      return true
    } catch (error) {
      set({ status: 'failed', error })
      return false
    }
  }
  return {
    get: () => current,
    retry: () => void start(),
    settled: isFramed ? start() : Promise.resolve(false),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
