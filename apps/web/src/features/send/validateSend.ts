import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { z } from 'zod'
import type { Balance } from '../../domain/assets/readBalances.ts'
import { type Call, createTransfer } from '../../domain/transaction-builder/createTransaction.ts'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { describeTooMuch, readPositiveAmount } from '../../domain/transaction-builder/readAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type FieldResult, type FormResult, readForm, refineField, requireField } from '../../lib/readForm.ts'

const t = createCatalogue('send')

export const SendFormValueSchema = z.object({
  /** Token address; the zero address is the native coin. */
  asset: z.string(),
  recipient: z.string(),
  amount: z.string(),
  /** Address of an unlisted token, while selected. */
  token: z.string().default(''),
})

export type SendFormValue = z.infer<typeof SendFormValueSchema>

export type ValidateSendParameters = {
  form: Omit<SendFormValue, 'token'>
  safe: Address
  chain: Pick<ChainConfig, 'id' | 'shortName'>
  /** A resolved ENS name. @default read from the form */
  recipient?: ReturnType<typeof readAddress>
  balances: readonly Pick<Balance, 'token' | 'isNative' | 'symbol' | 'decimals' | 'amount'>[]
}

export function validateSend(parameters: ValidateSendParameters): FormResult<Call, SendFormValue> {
  const { form, balances } = parameters
  const balance = balances.find(({ token }) => token.toLowerCase() === form.asset.toLowerCase())
  const read = readForm({
    asset: requireField(balance, t('errors.assetMissing')),
    recipient: readRecipient(parameters, balance),
    amount: readAmount(form.amount, balance),
  })
  return 'errors' in read ? read : { value: createTransfer(read.value) }
}

function readRecipient(
  { form, safe, chain, recipient = readAddress(form.recipient, chain) }: ValidateSendParameters,
  balance: Pick<Balance, 'token' | 'isNative'> | undefined,
): FieldResult<Address> {
  if (form.recipient.trim() === '') return { error: t('errors.recipientMissing') }
  return refineField(recipient, (address) => {
    if (isAddressEqual(address, zeroAddress)) return t('errors.recipientIsZero')
    if (isAddressEqual(address, safe)) return t('errors.recipientIsSafe')
    return balance && !balance.isNative && isAddressEqual(address, balance.token)
      ? t('errors.recipientIsToken')
      : undefined
  })
}

function readAmount(
  text: string,
  balance: Pick<Balance, 'decimals' | 'amount' | 'symbol'> | undefined,
): FieldResult<bigint> {
  return refineField(readPositiveAmount(text, balance), (value) =>
    balance && value > balance.amount ? describeTooMuch(balance) : undefined,
  )
}
