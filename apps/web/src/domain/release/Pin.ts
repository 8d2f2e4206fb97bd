import type { WebConfig } from '@countersign/protocol/config'

/** Cache Storage with the pinned release: its record, and its files by SHA-256. Read by page and service worker. */
export const pinCache = 'countersign-pin'
export const pinRecord = '/pin'

export const serviceWorkerPath = '/service-worker.js'

export type Pin = {
  format: 1
  /** The operator's configuration when it was pinned: the headers follow from it. */
  config: WebConfig
  /** SHA-256 by URL path: every file of the release, `/config.json` and `/release.json`. */
  files: Readonly<Record<string, string>>
  /** Public key of the releases, as the user entered it; empty without one. */
  key: string
  pinnedAt: number
  /** `toOfferId` of what the user rejected. */
  rejected: string
}

export const toFileKey = (sha256: string) => `/files/${sha256}`

export async function toSha256(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
