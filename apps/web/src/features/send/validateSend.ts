import type { SafeTransaction } from '@countersign/protocol'
import { type Address, encodeFunctionData, erc20Abi, getAddress, isAddress, isAddressEqual, zeroAddress } from 'viem'
import type { Balance } from '../../domain/balances/readBalances.ts'
import type { SendForm } from '../../domain/ledger/drafts.ts'
import { exactAmount, parseAmount } from '../../lib/formatAmount.ts'
import { sendText } from '../../lib/messages/send.ts'

export type SendErrors = { [field in 'asset' | 'recipient' | 'amount' | 'nonce']?: string | undefined }

export type ValidateSendParameters = {
  form: SendForm
  /** As typed; empty takes `nextNonce`. */
  nonceText: string
  safe: Address
  shortName: string
  balances: readonly Pick<Balance, 'token' | 'isNative' | 'symbol' | 'decimals' | 'amount'>[]
  /** Nonce of the Safe on the chain. */
  safeNonce: bigint
  /** First nonce that nothing known uses. */
  nextNonce: bigint
}

export type ValidateSendReturnType = { ok: true; transaction: SafeTransaction } | { ok: false; errors: SendErrors }

/** Turns what was typed into the one transaction it means, or says field by field what is wrong. */
export function validateSend(parameters: ValidateSendParameters): ValidateSendReturnType {
  const { form, balances } = parameters
  const balance = balances.find(({ token }) => token.toLowerCase() === form.asset.toLowerCase())
  const recipient = checkRecipient(parameters, balance)
  const amount = checkAmount(form.amount, balance)
  const nonce = checkNonce(parameters)
  const errors: SendErrors = {
    ...(balance ? {} : { asset: sendText.errors.assetMissing }),
    ...('error' in recipient ? { recipient: recipient.error } : {}),
    ...('error' in amount ? { amount: amount.error } : {}),
    ...('error' in nonce ? { nonce: nonce.error } : {}),
  }
  if (!balance || 'error' in recipient || 'error' in amount || 'error' in nonce) return { ok: false, errors }
  return {
    ok: true,
    transaction: createTransfer({ balance, recipient: recipient.value, amount: amount.value, nonce: nonce.value }),
  }
}

type Checked<value> = { value: value } | { error: string }

function checkRecipient(
  { form, safe, shortName }: ValidateSendParameters,
  balance: Pick<Balance, 'token' | 'isNative'> | undefined,
): Checked<Address> {
  const { errors } = sendText
  const plain = form.recipient.replace(/\s+/g, '')
  if (plain === '') return { error: errors.recipientMissing }
  const [, prefix, address = plain] = /^([a-z0-9-]{1,40}):(.*)$/i.exec(plain) ?? []
  if (prefix !== undefined && prefix.toLowerCase() !== shortName.toLowerCase())
    return { error: errors.recipientOtherChain(prefix) }
  if (!isAddress(address)) return { error: errors.recipientWrong }
  if (isAddressEqual(address, zeroAddress)) return { error: errors.recipientIsZero }
  if (isAddressEqual(address, safe)) return { error: errors.recipientIsSafe }
  if (balance && !balance.isNative && isAddressEqual(address, balance.token)) return { error: errors.recipientIsToken }
  return { value: getAddress(address) }
}

function checkAmount(
  text: string,
  balance: Pick<Balance, 'decimals' | 'amount' | 'symbol'> | undefined,
): Checked<bigint> {
  const { errors } = sendText
  if (text.trim() === '') return { error: errors.amountMissing }
  if (!balance) return { value: 0n }
  const value = parseAmount(text, balance.decimals)
  if (value === undefined) return { error: errors.amountWrong(balance.decimals) }
  if (value === 0n) return { error: errors.amountZero }
  if (value > balance.amount)
    return { error: errors.amountTooMuch(`${exactAmount(balance.amount, balance.decimals)} ${balance.symbol}`) }
  return { value }
}

function checkNonce({ nonceText, nextNonce, safeNonce }: ValidateSendParameters): Checked<bigint> {
  const plain = nonceText.trim()
  if (plain === '') return { value: nextNonce }
  if (!/^\d{1,20}$/.test(plain)) return { error: sendText.errors.nonceWrong }
  const value = BigInt(plain)
  return value < safeNonce ? { error: sendText.errors.nonceUsed(safeNonce) } : { value }
}

type Transfer = { balance: Pick<Balance, 'token' | 'isNative'>; recipient: Address; amount: bigint; nonce: bigint }

/** No refund fields, ever: executing is paid by whoever executes. */
function createTransfer({ balance, recipient, amount, nonce }: Transfer): SafeTransaction {
  const call = balance.isNative
    ? { to: recipient, value: amount, data: '0x' as const }
    : {
        to: balance.token,
        value: 0n,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] }),
      }
  return Object.freeze({
    ...call,
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce,
  })
}
