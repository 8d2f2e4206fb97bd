import type { Address } from 'viem'
import type { DecodedFunction } from '../decode/decodeCalldata.ts'
import { readArguments } from '../decode/readArguments.ts'

/** An ERC-1155 transfer: an amount per token id. */
export type MultiTransfer = {
  token: Address
  sender: Address
  recipient: Address
  items: readonly { tokenId: bigint; value: bigint }[]
}

export type ParseMultiTransferParameters = { call: DecodedFunction; token: Address }

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
