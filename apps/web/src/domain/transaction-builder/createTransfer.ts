import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import type { Balance } from '../assets/readBalances.ts'
import type { Call } from './createTransaction.ts'

export type Transfer = { asset: Pick<Balance, 'token' | 'isNative'>; recipient: Address; amount: bigint }

/** The call that transfers an amount of the native coin or a token. */
export function createTransfer({ asset, recipient, amount }: Transfer): Call {
  if (asset.isNative) return { to: recipient, value: amount, data: '0x' }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] })
  return { to: asset.token, value: 0n, data }
}
