import { SafeInfoUnavailableError } from '../errors/callErrors.ts'
import { HostTimeoutError } from '../errors/hostErrors.ts'
import { type CreateFrameParameters, createFrame, type Frame } from '../transport/createFrame.ts'
import type { HostSafeInfo } from '../wire/HostInfoSchema.ts'
import { getSafeInfo } from './info.ts'

export type ConnectToHostParameters = CreateFrameParameters & {
  signal?: AbortSignal | undefined
  /** Milliseconds to wait for the host's Safe. @default 10_000 */
  handshakeTimeout?: number
}

export type HostConnection = { frame: Frame; info: HostSafeInfo /** The host's. */; origin: string }

/** Milliseconds after which the request is repeated: a host that is still loading misses the first one. */
const repeats = [1_000, 3_000, 6_000]

/**
 * Handshake: a parent frame counts as a host once it reports its Safe. Otherwise rejects with "Could not load Safe
 * information" and removes its listeners.
 *
 * @example
 * const { frame, info } = await connectToHost({ hosts: ['https://app.example.org'], page: window })
 */
export async function connectToHost(parameters: ConnectToHostParameters): Promise<HostConnection> {
  const { handshakeTimeout: timeout = 10_000, signal, ...rest } = parameters
  signal?.throwIfAborted()
  const frame = openFrame(rest)
  const ended = new AbortController()
  const stop = () => ended.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  const request = () => getSafeInfo(frame, { signal: ended.signal, timeout })
  const timers: ReturnType<typeof setTimeout>[] = []
  try {
    const info = await new Promise<HostSafeInfo>((resolve, reject) => {
      // Repeated requests can only succeed: the first one decides about failure.
      request().then(resolve, reject)
      for (const delay of repeats)
        if (delay < timeout) timers.push(setTimeout(() => void request().then(resolve, () => undefined), delay))
    })
    if (frame.origin === undefined)
      throw new SafeInfoUnavailableError({ cause: new HostTimeoutError({ method: 'getSafeInfo', timeout }) })
    return { frame, info, origin: frame.origin }
  } catch (error) {
    frame.dispose()
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    for (const timer of timers) clearTimeout(timer)
    ended.abort()
  }
}

function openFrame(parameters: CreateFrameParameters): Frame {
  try {
    return createFrame(parameters)
  } catch (cause) {
    throw new SafeInfoUnavailableError({ cause })
  }
}
