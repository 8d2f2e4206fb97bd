/** Configuration of the client; `fetch` can be replaced. */
export type Fetch = typeof globalThis.fetch

export type Client = Readonly<{
  /** Base URL of the service, without a trailing slash; `''` is the page's origin. */
  baseUrl: string
  fetch: Fetch
  /** Timeout of one attempt in milliseconds. */
  timeout: number
}>

export type CreateClientParameters = {
  baseUrl: string
  /** @default globalThis.fetch */
  fetch?: Fetch
  /** @default 10_000 */
  timeout?: number
}

/**
 * Makes the value that every call takes as its first argument.
 *
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:8000' })
 * const safe = await getSafe(client, { chainId: 31337, address })
 */
export function createClient(parameters: CreateClientParameters): Client {
  const { baseUrl, fetch = globalThis.fetch, timeout = 10_000 } = parameters
  return Object.freeze({ baseUrl: baseUrl.replace(/\/+$/, ''), fetch, timeout })
}

export type CallParameters = { signal?: AbortSignal | undefined }

export type ChainParameters = CallParameters & { chainId: number }

/** Identifies a Safe; shared by all calls about one. */
export type SafeParameters = ChainParameters & { address: `0x${string}` }

export type PageParameters = {
  /** `next` or `previous` of another page, instead of the first page. */
  pageUrl?: string | undefined
}
