import { type Address, zeroAddress } from 'viem'
import { recomputed } from '../evidence/Evidence.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { isSameAddress } from '../hash/isSameAddress.ts'
import { msg } from '../text/msg.ts'
import { type Check, createCheck } from './Check.ts'

type CheckFeesParameters = {
  transaction: SafeTransaction
  /** Maximum refund, in units of the gas token. @default 0n */
  ceiling?: bigint
  /** Permitted refund receivers, for example the user's own relayer. */
  knownReceivers?: readonly Address[]
}

/** The maximum refund of an execution, in units of the gas token. */
export function getMaximumRefund({ baseGas, gasPrice, safeTxGas }: SafeTransaction): bigint {
  return (safeTxGas + baseGas) * gasPrice
}

/** Refunds appear in no transfer list: gas fields and receiver are signed but rarely reviewed. */
export function checkFees({ ceiling = 0n, knownReceivers = [], transaction }: CheckFeesParameters): Check {
  const { gasPrice, gasToken, refundReceiver } = transaction
  const refund = getMaximumRefund(transaction)
  // safeTxGas 0 forwards all gas, so the signed fields do not bound the refund.
  const isUnbounded = gasPrice > 0n && transaction.safeTxGas === 0n
  const actual = isUnbounded ? msg('value.unlimited', 'unlimited') : `${refund}`
  if (gasPrice === 0n)
    return createCheck('ok', { actual, id: 'T70' }, recomputed, [
      'NO_REFUND',
      msg('check.noRefund', 'The Safe pays no refund for the execution.'),
    ])
  if (!isUnbounded && refund <= ceiling)
    return createCheck('ok', { actual, id: 'T70' }, recomputed, [
      'REFUND_WITHIN_CEILING',
      msg('check.refundWithinCeiling', 'The Safe pays a refund of at most {refund} for the execution.', { refund }),
    ])
  // The contract caps native refunds at the actual gas price; token refunds are not capped.
  const isKnown =
    knownReceivers.some((receiver) => isSameAddress(receiver, refundReceiver)) ||
    (isSameAddress(refundReceiver, zeroAddress) && isSameAddress(gasToken, zeroAddress))
  return createCheck(isKnown ? 'warn' : 'block', { actual, id: 'T70' }, recomputed, [
    isKnown ? 'REFUND_ABOVE_CEILING' : 'REFUND_TO_STRANGER',
    isKnown
      ? msg('check.refundAboveCeiling', 'The Safe pays a refund ({refund}) for the execution.', { refund: actual })
      : msg(
          'check.refundToUnknown',
          'The Safe pays a refund ({refund}) for the execution to an address that you do not know.',
          { refund: actual },
        ),
  ])
}
