import { setTimeout as sleep } from 'node:timers/promises'
import { SourceError } from '../CliError.ts'

export type SiteResponse = {
  body: Uint8Array
  headers: Headers
  status: number
}

export type FetchResponseParameters = {
  encoding: 'br' | 'gzip' | 'identity'
  headers?: Readonly<Record<string, string>> | undefined
  signal: AbortSignal
  url: URL
}

const timeout = 60_000
const attempts = 6

/** One response as a browser gets it, unpacked; waits when the service limits the rate. */
export async function fetchResponse(parameters: FetchResponseParameters): Promise<SiteResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await request(parameters)
    if ((response.status !== 429 && response.status !== 503) || attempt === attempts) return response
    const seconds = Number(response.headers.get('retry-after')) || attempt
    await sleep(Math.min(seconds, 30) * 1_000, undefined, { signal: parameters.signal })
  }
}

async function request({ encoding, headers, signal, url }: FetchResponseParameters): Promise<SiteResponse> {
  try {
    const response = await fetch(url, {
      headers: { ...headers, 'accept-encoding': encoding },
      // A browser would follow; what it would get there is another address.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    })
    return { body: new Uint8Array(await response.arrayBuffer()), headers: response.headers, status: response.status }
  } catch (cause) {
    throw new SourceError(`Can't reach ${url.origin}${url.pathname}. Check the URL and the network.`, { cause })
  }
}
