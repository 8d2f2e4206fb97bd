import { BaseError } from '@countersign/protocol/errors'
import { msg } from '@countersign/protocol/text'
import { type FrameMessage, isOrigin, readId } from '../transport/FramePage.ts'
import { isBounded } from '../wire/isBounded.ts'
import { protocolVersion, type Request, RequestSchema } from '../wire/RequestSchema.ts'
import { callMethod, HostRefusal } from './callMethod.ts'
import type { HostMethods } from './HostMethods.ts'

type Listener = (message: FrameMessage) => void

/** Members of the host's window that are used. */
export type HostPage = {
  addEventListener(type: 'message', listener: Listener): void
  removeEventListener(type: 'message', listener: Listener): void
  location: { origin: string }
  parent: unknown
}

/** Members of the iframe element that are used. */
export type HostedFrame = {
  readonly contentWindow: { postMessage(message: unknown, targetOrigin: string): void } | null
}

export type CreateHostParameters = {
  /** The host's own window. */
  page: HostPage
  frame: HostedFrame
  /** Exact origin of the app: scheme, host and port. */
  origin: string
  methods: HostMethods
  /** Called once the app exceeds the limits; all its later messages are ignored. */
  onStopped?: () => void
}

export type Host = {
  /** Aborts open requests and removes the listener. */
  dispose(): void
  /** Aborts open requests after the app's page was reloaded. */
  forget(): void
  /** Number of open requests. */
  readonly pending: number
}

const limits = {
  /** Open requests. A portfolio app requests dozens of balances at once. */
  open: 200,
  /** Refusals without a pause after which the app counts as abusive. */
  refused: 500,
  /** Remembered ids, to detect replays. */
  ids: 10_000,
}

/**
 * Serves requests of an app in a frame, like the official host. Accepts messages only from that window and origin,
 * posts responses only to that origin, and answers each id once.
 *
 * @example
 * const host = createHost({ page: window, frame: iframe, origin: 'https://app.example', methods })
 */
export function createHost({ frame, methods, onStopped, origin, page }: CreateHostParameters): Host {
  if (page.parent !== page) throw new NestedHostError()
  if (!isOrigin(origin) || origin === page.location.origin) throw new InvalidAppOriginError({ origin })
  const seen = new Set<string>()
  const open = new Map<string, AbortController>()
  let refused = 0
  let isEnded = false

  function onMessage(message: FrameMessage): void {
    const source = frame.contentWindow
    if (!source || message.source !== source || message.origin !== origin) return
    const id = readId(message.data)
    if (id === undefined || id.length > 64 || seen.has(id) || open.has(id)) return
    remember(id)
    const request = isBounded(message.data) ? RequestSchema.safeParse(message.data) : undefined
    const isFull = open.size >= limits.open
    if (request?.success && !isFull) void serve(request.data)
    else refuse()
    if (request?.success && isFull) post({ id, success: false, error: 'Too many requests at once' })
  }
  page.addEventListener('message', onMessage)

  function remember(id: string): void {
    seen.add(id)
    if (seen.size <= limits.ids) return
    const [oldest] = seen
    if (oldest !== undefined) seen.delete(oldest)
  }

  function refuse(): void {
    refused += 1
    if (refused <= limits.refused) return
    dispose()
    onStopped?.()
  }

  async function serve(request: Request): Promise<void> {
    const { env, id } = request
    const gone = new AbortController()
    open.set(id, gone)
    try {
      const data: unknown = await callMethod(methods, request, {
        origin,
        sdkVersion: env.sdkVersion,
        signal: gone.signal,
      })
      if (!gone.signal.aborted) post({ id, success: true, data })
    } catch (error) {
      if (!gone.signal.aborted) post({ id, success: false, error: describe(error) })
      if (error instanceof HostRefusal && error.isFlood) refuse()
    } finally {
      if (open.get(id) === gone) open.delete(id)
      if (open.size === 0) refused = 0
    }
  }

  function post(answer: { id: string; success: boolean; data?: unknown; error?: string }): void {
    if (isEnded) return
    // The browser drops the message if the frame has navigated to another origin.
    frame.contentWindow?.postMessage({ ...answer, version: protocolVersion }, origin)
  }

  function forget(): void {
    for (const gone of open.values()) gone.abort()
    open.clear()
  }

  function dispose(): void {
    isEnded = true
    page.removeEventListener('message', onMessage)
    forget()
  }

  return {
    dispose,
    forget,
    get pending() {
      return open.size
    },
  }
}

/** The official host reports no details of a failure. */
function describe(error: unknown): string {
  return error instanceof HostRefusal ? error.text : 'Request failed'
}

export class InvalidAppOriginError extends BaseError {
  constructor({ origin }: { origin: string }) {
    super('INVALID_APP_ORIGIN', `${JSON.stringify(origin)} is not the origin of an app.`, {
      metaMessages: ['Pass scheme, host and port alone, of another origin than the host’s own.'],
    })
  }
}

export class NestedHostError extends BaseError {
  constructor() {
    super('NESTED_HOST', msg('host.inFrame', 'A page in a frame cannot be a host.'), {
      metaMessages: ['Whoever shows it could cover what the owner is asked. Open it in a tab of its own.'],
    })
  }
}
