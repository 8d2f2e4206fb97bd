import { createWorkerUrl, type TrustedTypes } from '../../lib/createWorkerUrl.ts'
import { locale } from '../../lib/messages/translate.ts'
import type { RowsWorker } from './createRowsRunner.ts'
import url from './rows.worker.ts?worker&url'

/** A worker of this page's own files. By its name it learns the page's language: what it finds is told in words. */
export function startRowsWorker(): RowsWorker {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  // The constructor takes a trusted address as it is; turned into text it would be refused.
  return new Worker(createWorkerUrl(url, trustedTypes) as string, { name: locale(), type: 'module' })
}
