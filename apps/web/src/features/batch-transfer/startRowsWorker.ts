import { createWorkerUrl, type TrustedTypes } from '../../lib/createWorkerUrl.ts'
import { locale } from '../../lib/messages/translate.ts'
import type { RowsWorker } from './createRowsRunner.ts'
import url from './rows.worker.ts?worker&url'

/** Starts the worker; its name carries the locale for issue texts. */
export function startRowsWorker(): RowsWorker {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  // A TrustedScriptURL must be passed as is; converted to a string it would be refused.
  return new Worker(createWorkerUrl(url, trustedTypes) as string, { name: locale(), type: 'module' })
}
