import type { Frame, HostSafeInfo } from '@countersign/frame'

/** The Safe{Wallet}-like host whose frame shows this page. Its messages are untrusted. */
export type Host = { frame: Frame; info: HostSafeInfo; origin: string }

export type Embedding =
  /** Not in a frame, or not in an allowed host's. */
  | { status: 'none' }
  | { status: 'connecting' }
  | { status: 'failed'; error: unknown }
  | { status: 'connected'; host: Host }

export type EmbeddingStore = {
  get: () => Embedding
  retry: () => void
  /** Whether a host answered; resolves with the first attempt. */
  settled: Promise<boolean>
  subscribe: (listener: () => void) => () => void
}

export type CreateEmbeddingParameters = {
  isFramed: boolean
  /** The handshake; loaded only inside a frame. */
  open: () => Promise<Host>
}

/** A frame alone is no host: one has to complete the handshake. */
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
