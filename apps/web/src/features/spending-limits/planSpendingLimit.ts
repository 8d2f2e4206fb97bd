import { type Address, encodeFunctionData, parseAbi, zeroAddress } from 'viem'
import type { Call } from '../../domain/transaction-builder/createTransaction.ts'
import type { Limit, Limits } from './readSpendingLimits.ts'

const abi = parseAbi([
  'function enableModule(address module)',
  'function addDelegate(address delegate)',
  'function setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)',
  'function deleteAllowance(address delegate, address token)',
  'function executeAllowanceTransfer(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, address delegate, bytes signature)',
])

export type PlanSpendingLimitParameters = {
  safe: Address
  module: Address
  limits: Pick<Limits, 'beneficiaries' | 'isEnabled'>
  limit: Pick<Limit, 'amount' | 'beneficiary' | 'resetMinutes' | 'token'>
}

export function planSpendingLimit({ safe, module, limits, limit }: PlanSpendingLimitParameters): Call[] {
  const { beneficiary, token, amount, resetMinutes } = limit
  const isKnown = limits.beneficiaries.some((known) => known.toLowerCase() === beneficiary.toLowerCase())
  const enable = encodeFunctionData({ abi, functionName: 'enableModule', args: [module] })
  const add = encodeFunctionData({ abi, functionName: 'addDelegate', args: [beneficiary] })
  const args = [beneficiary, token, amount, resetMinutes, 0] as const
  const set = encodeFunctionData({ abi, functionName: 'setAllowance', args })
  return [
    ...(limits.isEnabled ? [] : [{ to: safe, value: 0n, data: enable }]),
    ...(isKnown ? [] : [{ to: module, value: 0n, data: add }]),
    { to: module, value: 0n, data: set },
  ]
}

export function planRemoval(module: Address, { beneficiary, token }: Pick<Limit, 'beneficiary' | 'token'>): Call {
  const data = encodeFunctionData({ abi, functionName: 'deleteAllowance', args: [beneficiary, token] })
  return { to: module, value: 0n, data }
}

export type PlanSpendingParameters = {
  safe: Address
  module: Address
  limit: Pick<Limit, 'beneficiary' | 'token'>
  recipient: Address
  amount: bigint
}

/** The beneficiary's call; needs no signature, since the sender is the beneficiary. */
export function planSpending({ safe, module, limit, recipient, amount }: PlanSpendingParameters): Call {
  const data = encodeFunctionData({
    abi,
    functionName: 'executeAllowanceTransfer',
    args: [safe, limit.token, recipient, amount, zeroAddress, 0n, limit.beneficiary, '0x'],
  })
  return { to: module, value: 0n, data }
}
