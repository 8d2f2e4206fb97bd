import { createWorkerUrl, type TrustedTypes } from '../../lib/createWorkerUrl.ts'
import type { DecodeWorker } from './createDecoder.ts'
import url from './decode.worker.ts?worker&url'

/** A worker of this page's own files. */
export function startDecodeWorker(): DecodeWorker {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  // The constructor takes a trusted address as it is; turned into text it would be refused.
  return new Worker(createWorkerUrl(url, trustedTypes) as string, { name: 'codes', type: 'module' })
}
