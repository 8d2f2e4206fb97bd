import { zeroAddress } from 'viem'
import { say } from '../text/Words.ts'
import { type DescribeContext, toNativePart, toTokenPart } from './DescribeContext.ts'
import { hasRefund, type RefundFields } from './isCancellation.ts'
import { createRisk, type Risk, toAmountWords } from './Risk.ts'

/** Marks fields that make the Safe pay whoever executes, or someone they name. */
export function listRefundRisks(fields: Partial<RefundFields>, context: DescribeContext): Risk[] {
  if (!hasRefund(fields)) return []
  const { baseGas = 0n, gasPrice = 0n, gasToken = zeroAddress, refundReceiver = zeroAddress, safeTxGas = 0n } = fields
  if (gasPrice === 0n) {
    const text = say`Refund fields are set. The gas price is zero, so nothing is paid.`
    return [createRisk('REFUND', { path: [], text })]
  }
  const value = (safeTxGas + baseGas) * gasPrice
  const amount = toAmountWords(
    gasToken === zeroAddress ? toNativePart(context, value) : toTokenPart(context, gasToken, value),
  )
  // Without a limit on the inner gas the refund is for all gas that the execution uses.
  const limit = safeTxGas === 0n ? say`at least ${amount}, without an upper limit,` : say`up to ${amount}`
  if (refundReceiver === zeroAddress) {
    return [createRisk('REFUND', { path: [], text: say`The Safe pays ${limit} to whoever executes.` })]
  }
  const text = say`The Safe pays ${limit} to ${refundReceiver} when this is executed.`
  return [createRisk('REFUND_TO_STRANGER', { address: refundReceiver, path: [], text })]
}
