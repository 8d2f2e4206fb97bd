import { type Address, isAddressEqual } from 'viem'
import { type DecodedFunction, readArguments } from '../decode/decodeCalldata.ts'
import type { TransferDirection } from '../wire/TransferInfoSchema.ts'

export type TransferAsset =
  | { type: 'NATIVE_COIN'; value: bigint }
  | { type: 'ERC20'; tokenAddress: Address; value: bigint }
  | { type: 'ERC721'; tokenAddress: Address; tokenId: bigint }

export type Transfer = { sender: Address; recipient: Address; asset: TransferAsset }

export type KnownTokenType = 'ERC20' | 'ERC721'

type ParseTransferParameters = {
  call: DecodedFunction
  safe: Address
  token: Address
  tokenType: KnownTokenType | undefined
}

const TRANSFER = 'transfer(address,uint256)'
const FROM = new Set([
  'transferFrom(address,address,uint256)',
  'safeTransferFrom(address,address,uint256)',
  'safeTransferFrom(address,address,uint256,bytes)',
])

/** The transfer of a known token in a call, if it is one; by an allowance also between others. */
export function parseTransfer({ call, safe, token, tokenType }: ParseTransferParameters): Transfer | undefined {
  if (!tokenType) return undefined
  const values = call.arguments.map((argument) => argument.value)
  const [sender, recipient, amount] =
    call.signature === TRANSFER ? [safe, ...values] : FROM.has(call.signature) ? values : []
  if (!isAddressValue(sender) || !isAddressValue(recipient) || typeof amount !== 'bigint') return undefined
  const asset: TransferAsset =
    tokenType === 'ERC20'
      ? { type: 'ERC20', tokenAddress: token, value: amount }
      : { type: 'ERC721', tokenAddress: token, tokenId: amount }
  return { sender, recipient, asset }
}

type GetTransferDirectionParameters = { recipient: Address; safe: Address; sender: Address }

/** The direction of a transfer for a Safe. To itself it is outgoing. */
export function getTransferDirection({ recipient, safe, sender }: GetTransferDirectionParameters): TransferDirection {
  if (isAddressEqual(sender, safe)) return 'OUTGOING'
  return isAddressEqual(recipient, safe) ? 'INCOMING' : 'UNKNOWN'
}

function isAddressValue(value: unknown): value is Address {
  return typeof value === 'string'
}

/** An ERC-1155 transfer: an amount per token id. */
export type MultiTransfer = {
  token: Address
  sender: Address
  recipient: Address
  items: readonly { tokenId: bigint; value: bigint }[]
}

type ParseMultiTransferParameters = { call: DecodedFunction; token: Address }

/** The ERC-1155 transfer of a call, single or batch; undefined for any other call. */
export function parseMultiTransfer({ call, token }: ParseMultiTransferParameters): MultiTransfer | undefined {
  const items = listItems(call)
  if (!items) return undefined
  const { address } = readArguments(call)
  return { token, sender: address(0), recipient: address(1), items }
}

function listItems(call: DecodedFunction): MultiTransfer['items'] | undefined {
  const { number } = readArguments(call)
  switch (call.signature) {
    case 'safeTransferFrom(address,address,uint256,uint256,bytes)':
      return [{ tokenId: number(2), value: number(3) }]
    case 'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)': {
      const values = listNumbers(call, 3)
      // Contracts reject lists of different length; only the common prefix could be transferred.
      return listNumbers(call, 2).flatMap((tokenId, index) => {
        const value = values[index]
        return value === undefined ? [] : [{ tokenId, value }]
      })
    }
    default:
      return undefined
  }
}

function listNumbers(call: DecodedFunction, index: number): bigint[] {
  const list: unknown = call.arguments[index]?.value
  return Array.isArray(list) ? list.filter((value) => typeof value === 'bigint') : []
}

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

type ParseApprovalParameters = { call: DecodedFunction; target: Address; tokenType: KnownTokenType | undefined }

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
