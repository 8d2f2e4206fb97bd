import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { z } from 'zod'
import type { Balance } from '../../domain/assets/readBalances.ts'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { exactAmount, parseAmount } from '../../lib/formatAmount.ts'
import { limitsText as words } from '../../lib/messages/limits.ts'
import type { Limit } from './readLimits.ts'

export const LimitFormSchema = z.object({
  beneficiary: z.string(),
  /** Token address; the zero address is the chain's own coin. */
  asset: z.string(),
  amount: z.string(),
  resetMinutes: z.int().min(0).max(65_535),
})

export type LimitForm = z.infer<typeof LimitFormSchema>

export const emptyLimitForm: LimitForm = { beneficiary: '', asset: zeroAddress, amount: '', resetMinutes: 1_440 }

export type LimitErrors = { [field in 'amount' | 'asset' | 'beneficiary']?: string | undefined }

type Asset = Pick<Balance, 'decimals' | 'symbol' | 'token'>
type Checked<value> = { value: value } | { error: string }

/** The module keeps amounts in 96 bits. */
const mostAmount = 2n ** 96n - 1n

export type ReadLimitFormParameters = {
  form: LimitForm
  safe: Address
  chain: Pick<ChainConfig, 'id' | 'shortName'>
  assets: readonly Asset[]
}

export type LimitReading =
  | { limit: Pick<Limit, 'amount' | 'beneficiary' | 'resetMinutes' | 'token'> }
  | { errors: LimitErrors }

export function readLimitForm({ form, safe, chain, assets }: ReadLimitFormParameters): LimitReading {
  const asset = assets.find(({ token }) => token.toLowerCase() === form.asset.toLowerCase())
  const beneficiary = checkAccount(form.beneficiary, chain, {
    [zeroAddress]: words.errors.beneficiaryIsZero,
    [safe]: words.errors.beneficiaryIsSafe,
  })
  const amount = checkAmount(form.amount, asset)
  if (!asset || 'error' in beneficiary || 'error' in amount)
    return {
      errors: {
        asset: asset ? undefined : words.errors.asset,
        beneficiary: 'error' in beneficiary ? beneficiary.error : undefined,
        amount: 'error' in amount ? amount.error : undefined,
      },
    }
  const { resetMinutes } = form
  return { limit: { beneficiary: beneficiary.value, token: asset.token, amount: amount.value, resetMinutes } }
}

export const SpendFormSchema = z.object({ asset: z.string(), recipient: z.string(), amount: z.string() })

export type SpendForm = z.infer<typeof SpendFormSchema>

export const emptySpendForm: SpendForm = { asset: '', recipient: '', amount: '' }

export type SpendErrors = { [field in 'amount' | 'asset' | 'recipient']?: string | undefined }

export type NamedLimit = Limit & Omit<Asset, 'token'>

export type ReadSpendFormParameters = Omit<ReadLimitFormParameters, 'assets' | 'form'> & {
  form: SpendForm
  /** Those of whoever spends. */
  limits: readonly NamedLimit[]
}

export type SpendReading = { limit: NamedLimit; recipient: Address; amount: bigint } | { errors: SpendErrors }

export function readSpendForm({ form, safe, chain, limits }: ReadSpendFormParameters): SpendReading {
  const limit = limits.find(({ token }) => token.toLowerCase() === form.asset.toLowerCase())
  const recipient = checkAccount(form.recipient, chain, {
    [zeroAddress]: words.errors.recipientIsZero,
    [safe]: words.errors.recipientIsSafe,
  })
  const amount = checkAmount(form.amount, limit, limit?.left)
  if (!limit || 'error' in recipient || 'error' in amount)
    return {
      errors: {
        asset: limit ? undefined : words.errors.limit,
        recipient: 'error' in recipient ? recipient.error : undefined,
        amount: 'error' in amount ? amount.error : undefined,
      },
    }
  return { limit, recipient: recipient.value, amount: amount.value }
}

function checkAccount(
  text: string,
  chain: Pick<ChainConfig, 'id' | 'shortName'>,
  refused: Record<Address, string>,
): Checked<Address> {
  const read = readAddress(text, chain)
  if ('error' in read) return read
  for (const [address, error] of Object.entries(refused))
    if (address.toLowerCase() === read.value.toLowerCase()) return { error }
  return read
}

function checkAmount(text: string, asset: Omit<Asset, 'token'> | undefined, left = mostAmount): Checked<bigint> {
  const { errors } = words
  if (text.trim() === '') return { error: errors.amountMissing }
  if (!asset) return { value: 0n }
  const value = parseAmount(text, asset.decimals)
  if (value === undefined) return { error: errors.amountWrong(asset.decimals) }
  if (value === 0n) return { error: errors.amountZero }
  if (value > mostAmount) return { error: errors.amountTooLarge }
  return value > left ? { error: errors.tooMuch(`${exactAmount(left, asset.decimals)} ${asset.symbol}`) } : { value }
}

export function isOf(limit: Pick<Limit, 'beneficiary'>, account: Address | undefined): boolean {
  return account !== undefined && isAddressEqual(limit.beneficiary, account)
}
