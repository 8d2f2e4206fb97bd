import type { BaseTransaction, EIP712TypedData } from '@safe-global/safe-apps-sdk'
import { type Address, encodeFunctionData, erc20Abi, parseUnits } from 'viem'

/** Who takes the coins of a swap. */
export const desk: Address = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'

/** USDC of the embedded chain. */
const coin: Address = '0x18D105209982D86172a6270823e095fee297B0a4'
const amount = parseUnits('5', 6)

/** As swaps are: first the leave to take the coins, then the exchange itself, all or none. */
export function createSwap(): BaseTransaction[] {
  const approve = encodeFunctionData({ abi: erc20Abi, args: [desk, amount], functionName: 'approve' })
  const pay = encodeFunctionData({ abi: erc20Abi, args: [desk, amount], functionName: 'transfer' })
  return [
    { data: approve, to: coin, value: '0' },
    { data: pay, to: coin, value: '0' },
  ]
}

export const greeting = 'Corner desk: sign in to see your orders.'

export const order: EIP712TypedData = {
  domain: { chainId: 31_337, name: 'Corner desk', verifyingContract: desk, version: '1' },
  message: { amount: '5000000', note: 'Only today', receiver: desk },
  primaryType: 'Reservation',
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Reservation: [
      { name: 'receiver', type: 'address' },
      { name: 'amount', type: 'uint256' },
      { name: 'note', type: 'string' },
    ],
  },
}
