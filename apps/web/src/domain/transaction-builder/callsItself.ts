import { type Address, type Hex, isAddressEqual } from 'viem'
import { unfoldCall } from './createBatchCall.ts'

/** Whether a call of the Safe, or one in its batch, is one of these functions of the Safe itself. */
export function callsItself(
  call: { to: Address; value: bigint; data: Hex; operation?: 0 | 1 },
  safe: Address,
  selectors: readonly Hex[],
): boolean {
  return unfoldCall(call).some(
    ({ to, data }) => isAddressEqual(to, safe) && selectors.some((selector) => data.startsWith(selector)),
  )
}
