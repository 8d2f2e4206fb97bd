import type { Address } from 'viem'
import { type BlockReference, fromChain, yours } from '../evidence/Evidence.ts'
import { isSameAddress } from '../hash/isSameAddress.ts'
import { msg } from '../text/msg.ts'
import { type Check, createCheck } from './Check.ts'
import { findLookalikes } from './findLookalikes.ts'

type CheckRecipientParameters = {
  recipient: Address
  /** The user's address book and pinned Safes. */
  book: readonly Address[]
  /** Recipients of executions verified on chain, with their block. */
  history?: { recipients: readonly Address[]; block: BlockReference }
}

/** Whether a recipient is known. Earlier transfers claimed by the service do not count. */
export function checkRecipient({ book, history, recipient }: CheckRecipientParameters): Check {
  const outcome = { actual: recipient } as const
  if (book.some((address) => isSameAddress(address, recipient)))
    return createCheck('ok', { ...outcome, id: 'T38' }, yours, [
      'RECIPIENT_IN_BOOK',
      msg('check.recipientInBook', 'The recipient is in your address book.'),
    ])
  const [lookalike] = findLookalikes(recipient, [...book, ...(history?.recipients ?? [])])
  if (lookalike)
    return createCheck('warn', { ...outcome, claimed: lookalike, id: 'T39' }, yours, [
      'RECIPIENT_LOOKS_LIKE_KNOWN',
      msg('check.recipientLookalike', 'The recipient resembles {known}, which you know, but is another address.', {
        known: lookalike,
      }),
    ])
  if (history?.recipients.some((address) => isSameAddress(address, recipient)))
    return createCheck('ok', { ...outcome, id: 'T38' }, fromChain(history.block), [
      'RECIPIENT_USED_BEFORE',
      msg('check.recipientUsed', 'The Safe has sent to this recipient before.'),
    ])
  return createCheck('warn', { ...outcome, id: 'T38' }, yours, [
    'RECIPIENT_NEW',
    msg('check.recipientNew', 'The recipient is new to you.'),
  ])
}

type CheckTargetParameters = {
  target: Address
  /** From `readProxyTarget`. */
  implementation: Address | undefined
  block: BlockReference
  /** Implementation that the ABI belongs to, if known. */
  abiOf?: Address
}

/** Whether the ABI of a call belongs to the code that will run. */
export function checkTarget({ abiOf, block, implementation, target }: CheckTargetParameters): Check {
  const evidence = fromChain(block)
  if (!implementation)
    return createCheck('ok', { actual: target, id: 'T33' }, evidence, [
      'TARGET_DIRECT',
      msg('check.targetDirect', 'The target runs its own code.'),
    ])
  if (abiOf && isSameAddress(abiOf, implementation))
    return createCheck('ok', { actual: implementation, id: 'T33' }, evidence, [
      'TARGET_FITS',
      msg('check.targetMatches', 'The decoded data matches the code that the target runs.'),
    ])
  return createCheck('warn', { actual: implementation, claimed: abiOf, id: 'T33' }, evidence, [
    'TARGET_UPGRADEABLE',
    msg('check.targetUpgradeable', 'The target’s owner can change its code. It now runs {implementation}.', {
      implementation,
    }),
  ])
}
