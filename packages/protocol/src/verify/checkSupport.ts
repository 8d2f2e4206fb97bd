import { recomputed } from '../evidence/Evidence.ts'
import { say } from '../text/Words.ts'
import { type Check, createCheck } from './Check.ts'
import type { ConfirmationReport } from './ConfirmationReport.ts'

/** Whether an owner signed a proposal: a service can invent one in anyone's name. */
export function checkSupport(confirmations: readonly Pick<ConfirmationReport, 'status'>[]): Check {
  const signed = confirmations.filter(({ status }) => status === 'valid').length
  if (signed > 0)
    return createCheck(
      'ok',
      { actual: `${signed}`, code: 'SUPPORTED', id: 'T77', message: say`An owner has signed this very transaction.` },
      recomputed,
    )
  return createCheck(
    'warn',
    {
      actual: '0',
      code: 'SUPPORTED_BY_NOBODY',
      id: 'T77',
      message: say`No owner has signed this. That somebody proposed it is only the service’s word.`,
    },
    recomputed,
  )
}
