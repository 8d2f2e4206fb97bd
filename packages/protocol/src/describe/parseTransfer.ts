import { type Address, isAddressEqual } from 'viem'
import type { DecodedFunction } from '../decode/decodeCalldata.ts'
import type { TransferDirection } from '../wire/TransferInfoSchema.ts'

export type TransferAsset =
  | { type: 'NATIVE_COIN'; value: bigint }
  | { type: 'ERC20'; tokenAddress: Address; value: bigint }
  | { type: 'ERC721'; tokenAddress: Address; tokenId: bigint }

export type Transfer = { sender: Address; recipient: Address; asset: TransferAsset }

export type KnownTokenType = 'ERC20' | 'ERC721'

export type ParseTransferParameters = {
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

export type GetTransferDirectionParameters = { recipient: Address; safe: Address; sender: Address }

/** The direction of a transfer for a Safe. To itself it is outgoing. */
export function getTransferDirection({ recipient, safe, sender }: GetTransferDirectionParameters): TransferDirection {
  if (isAddressEqual(sender, safe)) return 'OUTGOING'
  return isAddressEqual(recipient, safe) ? 'INCOMING' : 'UNKNOWN'
}

function isAddressValue(value: unknown): value is Address {
  return typeof value === 'string'
}
