import type { FrameMessage, FramePage } from '../src/transport/FramePage.ts'

type Listener = (message: FrameMessage) => void

export type TestWindow = FramePage & {
  /** Lets a message arrive, from whomever. By default it comes from the parent. */
  deliver(data: unknown, from?: { origin?: string; source?: unknown }): void
  /** How many listeners the page has. */
  listenerCount(): number
  /** Everything that was posted to the parent, with the origin it was meant for. */
  readonly sent: readonly { message: unknown; target: string }[]
}

export type CreateTestWindowParameters = {
  /** What the browser tells of the frames above; undefined as in Firefox. */
  ancestorOrigins?: readonly string[] | undefined
  /** The parent's true origin. @default 'https://host.example' */
  hostOrigin?: string
  /** Plays the host. What it gives back is posted to the app; undefined is no answer. */
  onRequest?: (message: unknown) => Promise<unknown> | unknown
}

/** A window inside a frame, as far as messages go: what is posted is cloned, and arrives only at its target's origin. */
export function createTestWindow(parameters: CreateTestWindowParameters = {}): TestWindow {
  const { hostOrigin = 'https://host.example', onRequest } = parameters
  const ancestorOrigins = 'ancestorOrigins' in parameters ? parameters.ancestorOrigins : [hostOrigin]
  const listeners = new Set<Listener>()
  const sent: { message: unknown; target: string }[] = []
  const parent = {
    postMessage(message: unknown, target: string) {
      const copy: unknown = structuredClone(message)
      sent.push({ message: copy, target })
      if (target === '*' || target === hostOrigin) void answer(copy)
    },
  }
  async function answer(message: unknown): Promise<void> {
    const reply = await onRequest?.(message)
    if (reply !== undefined) page.deliver(reply)
  }
  const page: TestWindow = {
    addEventListener: (_type, listener) => void listeners.add(listener),
    crypto: globalThis.crypto,
    deliver(data, { origin = hostOrigin, source = parent } = {}) {
      const message = { data: structuredClone(data), origin, source }
      for (const listener of [...listeners]) listener(message)
    },
    listenerCount: () => listeners.size,
    location: { ancestorOrigins },
    parent,
    removeEventListener: (_type, listener) => void listeners.delete(listener),
    sent,
  }
  return page
}
