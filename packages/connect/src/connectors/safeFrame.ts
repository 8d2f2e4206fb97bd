/** Messages between an app and the Safe that frames it. */

/** The supported version of Safe's messages; hosts reject requests without one. */
const PROTOCOL_VERSION = '9.1.0'

export type FrameRequest = (method: string, params?: unknown, timeout?: number) => Promise<unknown>

export type SafeFrame = { request: FrameRequest; dispose(): void }

export type CreateSafeFrameParameters = {
  /** Accepted host origins. @default any: frame-ancestors decides who may frame the app */
  allowedOrigins?: readonly (string | RegExp)[] | undefined
  page?: Window | undefined
}

export function createSafeFrame({ allowedOrigins, page = window }: CreateSafeFrameParameters = {}): SafeFrame {
  const waiting = new Map<string, { resolve(value: unknown): void; reject(error: Error): void }>()
  const target = findHostOrigin(page)
  // Not randomUUID: it is missing in insecure contexts.
  const session = page.crypto.getRandomValues(new Uint32Array(2)).join('')
  let count = 0

  const onMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== page.parent || !isAllowed(origin, allowedOrigins)) return
    if (typeof data !== 'object' || data === null || !('id' in data) || typeof data.id !== 'string') return
    const entry = waiting.get(data.id)
    if (!entry) return
    waiting.delete(data.id)
    if ('success' in data && data.success === true) entry.resolve('data' in data ? data.data : undefined)
    else entry.reject(new Error('error' in data && typeof data.error === 'string' ? data.error : 'The Safe refused.'))
  }
  page.addEventListener('message', onMessage)

  return {
    dispose() {
      page.removeEventListener('message', onMessage)
      for (const { reject } of waiting.values()) reject(new Error('The page was left.'))
      waiting.clear()
    },
    request(method, params, timeout) {
      const id = `${session}-${++count}`
      return new Promise((resolve, reject) => {
        waiting.set(id, { reject, resolve })
        if (timeout !== undefined)
          setTimeout(() => waiting.delete(id) && reject(new Error(`The Safe did not answer ${method}.`)), timeout)
        page.parent.postMessage({ env: { sdkVersion: PROTOCOL_VERSION }, id, method, params }, target)
      })
    },
  }
}

/** The host's exact origin where the browser exposes it; otherwise the request contains no private data. */
function findHostOrigin(page: Window): string {
  const [ancestor] = page.location.ancestorOrigins ?? []
  if (ancestor) return ancestor
  return URL.canParse(page.document.referrer) ? new URL(page.document.referrer).origin : '*'
}

const isAllowed = (origin: string, allowed: CreateSafeFrameParameters['allowedOrigins']) =>
  !allowed || allowed.some((rule) => (typeof rule === 'string' ? rule === origin : rule.test(origin)))
