import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { z } from 'zod'
import type { Balance } from '../../domain/assets/readBalances.ts'
import type { Call } from '../../domain/transaction-builder/createTransaction.ts'
import { createTransfer } from '../../domain/transaction-builder/createTransfer.ts'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { exactAmount, parseAmount } from '../../lib/formatAmount.ts'
import { sendText } from '../../lib/messages/send.ts'

/** What stands in the form, exactly as typed. */
export const SendFormValueSchema = z.object({
  /** Token address; the zero address is the chain's own coin. */
  asset: z.string(),
  recipient: z.string(),
  amount: z.string(),
  /** The address of a token that is not in the list, while it is that which is sent. */
  token: z.string().default(''),
})

export type SendFormValue = z.infer<typeof SendFormValueSchema>

export type SendErrors = { [field in 'asset' | 'recipient' | 'amount']?: string | undefined }

export type ValidateSendParameters = {
  form: Omit<SendFormValue, 'token'>
  safe: Address
  chain: Pick<ChainConfig, 'id' | 'shortName'>
  /** What the recipient means, where a name was looked up. @default read from the form */
  recipient?: ReturnType<typeof readAddress>
  balances: readonly Pick<Balance, 'token' | 'isNative' | 'symbol' | 'decimals' | 'amount'>[]
}

export type ValidateSendReturnType = { ok: true; call: Call } | { ok: false; errors: SendErrors }

/** Turns what was typed into the one call it means, or says field by field what is wrong. */
export function validateSend(parameters: ValidateSendParameters): ValidateSendReturnType {
  const { form, balances } = parameters
  const balance = balances.find(({ token }) => token.toLowerCase() === form.asset.toLowerCase())
  const recipient = checkRecipient(parameters, balance)
  const amount = checkAmount(form.amount, balance)
  const errors: SendErrors = {
    ...(balance ? {} : { asset: sendText.errors.assetMissing }),
    ...('error' in recipient ? { recipient: recipient.error } : {}),
    ...('error' in amount ? { amount: amount.error } : {}),
  }
  if (!balance || 'error' in recipient || 'error' in amount) return { ok: false, errors }
  return { ok: true, call: createTransfer({ asset: balance, recipient: recipient.value, amount: amount.value }) }
}

type Checked<value> = { value: value } | { error: string }

function checkRecipient(
  { form, safe, chain, recipient: read = readAddress(form.recipient, chain) }: ValidateSendParameters,
  balance: Pick<Balance, 'token' | 'isNative'> | undefined,
): Checked<Address> {
  const { errors } = sendText
  if ('error' in read) return form.recipient.trim() === '' ? { error: errors.recipientMissing } : read
  const address = read.value
  if (isAddressEqual(address, zeroAddress)) return { error: errors.recipientIsZero }
  if (isAddressEqual(address, safe)) return { error: errors.recipientIsSafe }
  if (balance && !balance.isNative && isAddressEqual(address, balance.token)) return { error: errors.recipientIsToken }
  return { value: address }
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
