import { type Address, zeroAddress } from 'viem'
import { recomputed } from '../evidence/Evidence.ts'
import { isSameAddress } from '../hash/isSameAddress.ts'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'
import { say } from '../text/Words.ts'
import { type Check, createCheck } from './Check.ts'

export type CheckFeesParameters = {
  transaction: SafeTransaction
  /** Most that a refund may be, in units of the gas token. @default 0n */
  ceiling?: bigint
  /** Who may receive a refund: the user's own relayer, for example. */
  knownReceivers?: readonly Address[]
}

/** The most that executing can pay out of the Safe, in units of the gas token. */
export function getMaximumRefund({ baseGas, gasPrice, safeTxGas }: SafeTransaction): bigint {
  return (safeTxGas + baseGas) * gasPrice
}

/** A refund is a transfer that no transfer list shows: gas fields and receiver are signed but rarely reviewed. */
export function checkFees({ ceiling = 0n, knownReceivers = [], transaction }: CheckFeesParameters): Check {
  const { gasPrice, gasToken, refundReceiver } = transaction
  const refund = getMaximumRefund(transaction)
  // safeTxGas 0 forwards all gas, so the refund has no bound that is signed.
  const isUnbounded = gasPrice > 0n && transaction.safeTxGas === 0n
  const actual = isUnbounded ? 'unbounded' : `${refund}`
  if (gasPrice === 0n)
    return createCheck(
      'ok',
      { actual, code: 'NO_REFUND', id: 'T70', message: say`Executing pays nothing out of the Safe.` },
      recomputed,
    )
  if (!isUnbounded && refund <= ceiling)
    return createCheck(
      'ok',
      {
        actual,
        code: 'REFUND_WITHIN_CEILING',
        id: 'T70',
        message: say`Executing pays at most ${refund} out of the Safe.`,
      },
      recomputed,
    )
  // The contract caps native refunds at the real gas price; token refunds are not capped.
  const isKnown =
    knownReceivers.some((receiver) => isSameAddress(receiver, refundReceiver)) ||
    (isSameAddress(refundReceiver, zeroAddress) && isSameAddress(gasToken, zeroAddress))
  return createCheck(
    isKnown ? 'warn' : 'block',
    {
      actual,
      code: isKnown ? 'REFUND_ABOVE_CEILING' : 'REFUND_TO_STRANGER',
      id: 'T70',
      message: isKnown
        ? say`Executing pays a refund (${actual}) out of the Safe.`
        : say`Executing pays a refund (${actual}) out of the Safe to somebody you do not know.`,
    },
    recomputed,
  )
}
