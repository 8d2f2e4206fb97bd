import { type Address, type Hex, isAddressEqual } from 'viem'
import { unfoldCall } from '../../domain/batch/createBatchCall.ts'

/** Those that go through the list of owners and name its neighbours, or move them. */
const selectors: readonly string[] = [
  // addOwnerWithThreshold(address,uint256)
  '0x0d582f13',
  // removeOwner(address,address,uint256)
  '0xf8dc5dd9',
  // swapOwner(address,address,address)
  '0xe318b52b',
]

/** Whether a call of the Safe, or one of its batch, moves something in the list of owners. */
export function changesOwners(
  call: { to: Address; value: bigint; data: Hex; operation?: 0 | 1 },
  safe: Address,
): boolean {
  return unfoldCall(call).some(({ to, data }) => isAddressEqual(to, safe) && selectors.includes(data.slice(0, 10)))
}
