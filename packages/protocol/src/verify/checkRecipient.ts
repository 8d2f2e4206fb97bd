import { type Address, isAddressEqual } from 'viem'
import type { BlockReference } from '../evidence/Evidence.ts'
import { fromChain, yours } from '../evidence/Evidence.ts'
import { say } from '../text/Words.ts'
import { type Check, createCheck } from './Check.ts'
import { findLookalikes } from './findLookalikes.ts'

export type CheckRecipientParameters = {
  recipient: Address
  /** The user's address book and pinned Safes. */
  book: readonly Address[]
  /** Recipients of executions verified on chain, with their block. */
  history?: { recipients: readonly Address[]; block: BlockReference }
}

/** Whether a recipient is known. Earlier transfers claimed by the service do not count. */
export function checkRecipient({ book, history, recipient }: CheckRecipientParameters): Check {
  const outcome = { actual: recipient } as const
  if (book.some((address) => isAddressEqual(address, recipient)))
    return createCheck(
      'ok',
      { ...outcome, code: 'RECIPIENT_IN_BOOK', id: 'T38', message: say`The recipient is in your address book.` },
      yours,
    )
  const [lookalike] = findLookalikes(recipient, [...book, ...(history?.recipients ?? [])])
  if (lookalike)
    return createCheck(
      'warn',
      {
        ...outcome,
        claimed: lookalike,
        code: 'RECIPIENT_LOOKS_LIKE_KNOWN',
        id: 'T39',
        message: say`The recipient resembles ${lookalike}, which you know, but is another address.`,
      },
      yours,
    )
  if (history?.recipients.some((address) => isAddressEqual(address, recipient)))
    return createCheck(
      'ok',
      {
        ...outcome,
        code: 'RECIPIENT_USED_BEFORE',
        id: 'T38',
        message: say`The Safe has sent to this recipient before.`,
      },
      fromChain(history.block),
    )
  return createCheck(
    'warn',
    { ...outcome, code: 'RECIPIENT_NEW', id: 'T38', message: say`The recipient is new to you.` },
    yours,
  )
}
