import { type SafeState, safeAbi, sentinel } from '@countersign/protocol/chain'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import type { Call } from '../../domain/transaction-builder/createTransaction.ts'

export type OwnerChange = {
  replaced: readonly { owner: Address; by: Address }[]
  added: readonly Address[]
  removed: readonly Address[]
  threshold: number
}

/**
 * The Safe's calls to itself for the change, in an order in which each succeeds: the threshold never exceeds the owner
 * count, and `prevOwner` is tracked from the list read at one block.
 */
export function planOwnerChange(
  state: Pick<SafeState, 'address' | 'owners' | 'threshold'>,
  { replaced, added, removed, threshold }: OwnerChange,
): Omit<Call, 'operation'>[] {
  const owners = [...state.owners]
  const calls: Hex[] = []
  let current = state.threshold
  let left = added.length + removed.length
  const previousOf = (owner: Address): Address => owners[findIndex(owners, owner) - 1] ?? sentinel
  /** The last step sets the threshold; earlier ones only lower it where it would exceed the owner count. */
  const nextThreshold = () => {
    left -= 1
    if (left === 0 || current > owners.length) current = threshold
    return BigInt(current)
  }
  for (const { owner, by } of replaced) {
    const args = [previousOf(owner), owner, by] as const
    calls.push(encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args }))
    owners[findIndex(owners, owner)] = by
  }
  for (const owner of added) {
    owners.unshift(owner)
    const args = [owner, nextThreshold()] as const
    calls.push(encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args }))
  }
  for (const owner of removed) {
    const previous = previousOf(owner)
    owners.splice(findIndex(owners, owner), 1)
    const args = [previous, owner, nextThreshold()] as const
    calls.push(encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args }))
  }
  if (current !== threshold)
    calls.push(encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [BigInt(threshold)] }))
  return calls.map((data) => ({ to: state.address, value: 0n, data }))
}

function findIndex(owners: readonly Address[], owner: Address): number {
  return owners.findIndex((candidate) => candidate.toLowerCase() === owner.toLowerCase())
}

/** Functions that depend on the owner list's order, or change it. */
export const ownerSelectors: readonly Hex[] = [
  // addOwnerWithThreshold(address,uint256)
  '0x0d582f13',
  // removeOwner(address,address,uint256)
  '0xf8dc5dd9',
  // swapOwner(address,address,address)
  '0xe318b52b',
]
