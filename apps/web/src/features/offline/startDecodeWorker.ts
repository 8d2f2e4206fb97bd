import { createWorkerUrl, type TrustedTypes } from '../../lib/createWorkerUrl.ts'
import type { DecodeWorker } from './createDecoder.ts'
import url from './decode.worker.ts?worker&url'

/** A same-origin worker. */
export function startDecodeWorker(): DecodeWorker {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  // A TrustedScriptURL must be passed as is; converted to a string it would be refused.
  return new Worker(createWorkerUrl(url, trustedTypes) as string, { name: 'codes', type: 'module' })
}
