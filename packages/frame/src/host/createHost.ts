import { BaseError } from '@countersign/protocol/errors'
import { say } from '@countersign/protocol/text'
import { HostRefusal } from '../errors/HostRefusal.ts'
import type { FrameMessage } from '../transport/FramePage.ts'
import { isOrigin } from '../transport/isOrigin.ts'
import { readId } from '../transport/readId.ts'
import { isBounded } from '../wire/isBounded.ts'
import { protocolVersion, type Request, RequestSchema } from '../wire/RequestSchema.ts'
import { callMethod } from './callMethod.ts'
import type { HostMethods } from './HostMethods.ts'

type Listener = (message: FrameMessage) => void

/** The part of the host's window that is used. */
export type HostPage = {
  addEventListener(type: 'message', listener: Listener): void
  removeEventListener(type: 'message', listener: Listener): void
  location: { origin: string }
  parent: unknown
}

/** The part of an iframe element that is used. */
export type HostedFrame = {
  readonly contentWindow: { postMessage(message: unknown, targetOrigin: string): void } | null
}

export type CreateHostParameters = {
  /** The host's own window. */
  page: HostPage
  frame: HostedFrame
  /** Of the app, exactly: scheme, host and port. */
  origin: string
  methods: HostMethods
  /** An app asked for more than can be served: nothing of it is heard any more. */
  onStopped?: () => void
}

export type Host = {
  /** Ends everything: what is open is aborted, nothing is heard or said any more. */
  dispose(): void
  /** The app's page was loaded anew: whoever asked is gone, and what is open is aborted. */
  forget(): void
  /** How many requests are open. */
  readonly pending: number
}

const limits = {
  /** At once. An app that draws a portfolio asks for dozens of balances in one go. */
  open: 200,
  /** So many above that, without a pause in between, are no app's honest need. */
  refused: 500,
  /** Ids that are remembered: the same one again is a replay. */
  ids: 10_000,
}

/**
 * Answers what an app in a frame asks, as the official host does. Only that very window, at that very origin, is heard;
 * answers are posted to that origin and no other; each id is answered once.
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
    // The browser drops it where another origin is by now.
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

/** The official host says no more of a failure. */
function describe(error: unknown): string {
  return error instanceof HostRefusal ? error.text : 'Request failed'
}

export class InvalidAppOriginError extends BaseError {
  override readonly name = 'InvalidAppOriginError'
  readonly code = 'INVALID_APP_ORIGIN'
  constructor({ origin }: { origin: string }) {
    super(`${JSON.stringify(origin)} is not the origin of an app.`, {
      metaMessages: ['Pass scheme, host and port alone, of another origin than the host’s own.'],
    })
  }
}

export class NestedHostError extends BaseError {
  override readonly name = 'NestedHostError'
  readonly code = 'NESTED_HOST'
  constructor() {
    super(say`A page in a frame is no host.`, {
      metaMessages: ['Whoever shows it could cover what the owner is asked. Open it in a tab of its own.'],
    })
  }
}
