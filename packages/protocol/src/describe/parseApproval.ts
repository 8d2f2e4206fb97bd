import type { Address } from 'viem'
import type { DecodedFunction } from '../decode/decodeCalldata.ts'
import { readArguments } from '../decode/readArguments.ts'
import type { KnownTokenType } from './parseTransfer.ts'

/** Token approval that a call grants or revokes. */
export type Approval =
  | {
      type: 'amount'
      mode: 'set' | 'increase' | 'decrease'
      token: Address
      spender: Address
      value: bigint
      viaPermit2: boolean
    }
  /** ERC-721 or unknown: the number may be a token id. */
  | { type: 'nft' | 'unknown'; token: Address; spender: Address; value: bigint }
  | { type: 'operator'; token: Address; spender: Address; isApproved: boolean }

/** 2^96 - 1 is the largest allowance of some tokens, which treat it as unlimited; no real amount is close. */
const unlimitedFrom = 2n ** 96n - 1n

export function isUnlimited(approval: Approval): boolean {
  if (approval.type === 'operator') return approval.isApproved
  if (approval.type === 'nft') return false
  if (approval.type === 'amount' && approval.mode === 'decrease') return false
  return approval.value >= unlimitedFrom
}

/** Whether it revokes a permission. */
export function isRevocation(approval: Approval): boolean {
  if (approval.type === 'operator') return !approval.isApproved
  if (approval.type !== 'amount') return false
  return approval.mode === 'decrease' || (approval.mode === 'set' && approval.value === 0n)
}

export type ParseApprovalParameters = { call: DecodedFunction; target: Address; tokenType: KnownTokenType | undefined }

/** The approval of a call, if it is one. */
export function parseApproval({ call, target, tokenType }: ParseApprovalParameters): Approval | undefined {
  const { address, number, truth } = readArguments(call)
  const amount = (mode: 'set' | 'increase' | 'decrease'): Approval => ({
    type: 'amount',
    mode,
    token: target,
    spender: address(0),
    value: number(1),
    viaPermit2: false,
  })
  switch (call.signature) {
    case 'approve(address,uint256)':
      if (tokenType === 'ERC20') return amount('set')
      return { type: tokenType ? 'nft' : 'unknown', token: target, spender: address(0), value: number(1) }
    case 'increaseAllowance(address,uint256)':
      return amount('increase')
    case 'decreaseAllowance(address,uint256)':
      return amount('decrease')
    case 'setApprovalForAll(address,bool)':
      return { type: 'operator', token: target, spender: address(0), isApproved: truth(1) }
    case 'approve(address,address,uint160,uint48)':
      return { type: 'amount', mode: 'set', token: address(0), spender: address(1), value: number(2), viaPermit2: true }
    default:
      return undefined
  }
}
