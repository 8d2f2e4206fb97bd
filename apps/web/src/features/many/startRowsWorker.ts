import { createWorkerUrl, type TrustedTypes } from '../../domain/verification/createWorkerUrl.ts'
import type { RowsWorker } from './createRowsRunner.ts'
import url from './rows.worker.ts?worker&url'

/** A worker of this page's own files. */
export function startRowsWorker(): RowsWorker {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  // The constructor takes a trusted address as it is; turned into text it would be refused.
  return new Worker(createWorkerUrl(url, trustedTypes) as string, { name: 'rows', type: 'module' })
}
