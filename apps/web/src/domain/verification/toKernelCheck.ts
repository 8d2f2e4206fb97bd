import { checkText } from '../../lib/messages/checks.ts'
import type { Check } from '../checks/createCheckBook.ts'
import type { KernelPlace } from './createKernel.ts'

/** Where verification runs, for the strip. In the page it is as thorough, but the page has to share its time. */
export function toKernelCheck(place: KernelPlace): Check {
  if (place.kind === 'worker')
    return { id: 'worker', verdict: 'ok', title: checkText.inWorker, evidence: { kind: 'recomputed' } }
  return {
    id: 'worker',
    verdict: 'warn',
    title: checkText.inPage,
    detail: place.error instanceof Error ? place.error.message.split('\n')[0] : undefined,
  }
}
