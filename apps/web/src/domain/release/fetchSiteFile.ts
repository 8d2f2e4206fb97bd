import { BaseError } from '@countersign/protocol/errors'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('pin')

export type SiteFile = {
  body: Uint8Array<ArrayBuffer>
  headers: Headers
  status: number
}

/** The site cannot be reached: nothing is known about what it offers. */
class SiteUnreachableError extends BaseError {
  override readonly name = 'SiteUnreachableError'
  constructor({ path, cause }: { path: string; cause?: unknown }) {
    super('SITE_UNREACHABLE', t('unreachable', { file: path }), { cause })
  }
}

const attempts = 6
/** Milliseconds for one file. */
const timeout = 60_000

/** A file as the site sends it now: past the browser's cache, and past the service worker, which ignores `no-store`. */
export async function fetchSiteFile(path: string, signal?: AbortSignal): Promise<SiteFile> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await request(path, signal)
    const isBusy = response.status === 429 || response.status === 503
    if (!isBusy || attempt === attempts)
      return {
        body: new Uint8Array(await response.arrayBuffer()),
        headers: response.headers,
        status: response.status,
      }
    const seconds = Number(response.headers.get('retry-after')) || attempt
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, 10) * 1_000))
  }
}

async function request(path: string, signal: AbortSignal | undefined): Promise<Response> {
  try {
    const limit = AbortSignal.timeout(timeout)
    return await fetch(path, {
      cache: 'no-store',
      // Followed, a redirect would hide that the site has another address for the file.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
  } catch (cause) {
    throw new SiteUnreachableError({ cause, path })
  }
}
