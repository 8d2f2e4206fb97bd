import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { z } from 'zod'
import type { Balance } from '../../domain/assets/readBalances.ts'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { readPositiveAmount } from '../../domain/transaction-builder/readAmount.ts'
import { formatExact } from '../../lib/formatAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type FieldResult, type FormResult, readForm, refineField, requireField } from '../../lib/readForm.ts'
import type { Limit } from './readSpendingLimits.ts'

const t = createCatalogue('spendingLimits')

export const SpendingLimitFormSchema = z.object({
  beneficiary: z.string(),
  /** Token address; the zero address is the native coin. */
  asset: z.string(),
  amount: z.string(),
  resetMinutes: z.int().min(0).max(65_535),
})

export type SpendingLimitFormValue = z.infer<typeof SpendingLimitFormSchema>

export const emptyLimitForm: SpendingLimitFormValue = {
  beneficiary: '',
  asset: zeroAddress,
  amount: '',
  resetMinutes: 1_440,
}

type Asset = Pick<Balance, 'decimals' | 'symbol' | 'token'>

/** The module stores uint96 amounts. */
const maxAmount = 2n ** 96n - 1n

export type ReadSpendingLimitFormParameters = {
  form: SpendingLimitFormValue
  safe: Address
  chain: Pick<ChainConfig, 'id' | 'shortName'>
  assets: readonly Asset[]
}

type LimitValue = Pick<Limit, 'amount' | 'beneficiary' | 'resetMinutes' | 'token'>

export function readSpendingLimitForm({
  form,
  safe,
  chain,
  assets,
}: ReadSpendingLimitFormParameters): FormResult<LimitValue, SpendingLimitFormValue> {
  const asset = assets.find(({ token }) => token.toLowerCase() === form.asset.toLowerCase())
  const read = readForm({
    asset: requireField(asset, t('assetMissing')),
    beneficiary: readAccount(form.beneficiary, chain, {
      [zeroAddress]: t('beneficiaryIsZero'),
      [safe]: t('isSafe'),
    }),
    amount: readAmount(form.amount, asset),
  })
  if ('errors' in read) return read
  const { amount, beneficiary } = read.value
  return { value: { beneficiary, token: read.value.asset.token, amount, resetMinutes: form.resetMinutes } }
}

export const SpendFormSchema = z.object({ asset: z.string(), recipient: z.string(), amount: z.string() })

export type SpendFormValue = z.infer<typeof SpendFormSchema>

export const emptySpendForm: SpendFormValue = { asset: '', recipient: '', amount: '' }

export type NamedLimit = Limit & Omit<Asset, 'token'>

export type ReadSpendFormParameters = Omit<ReadSpendingLimitFormParameters, 'assets' | 'form'> & {
  form: SpendFormValue
  limits: readonly NamedLimit[]
}

/** `asset` is the limit to spend. */
export function readSpendForm({ form, safe, chain, limits }: ReadSpendFormParameters) {
  const limit = limits.find(({ token }) => token.toLowerCase() === form.asset.toLowerCase())
  return readForm({
    asset: requireField(limit, t('limitMissing')),
    recipient: readAccount(form.recipient, chain, {
      [zeroAddress]: t('recipientIsZero'),
      [safe]: t('isSafe'),
    }),
    amount: readAmount(form.amount, limit, limit?.left),
  })
}

function readAccount(
  text: string,
  chain: Pick<ChainConfig, 'id' | 'shortName'>,
  refused: Record<Address, string>,
): FieldResult<Address> {
  return refineField(
    readAddress(text, chain),
    (value) => Object.entries(refused).find(([address]) => address.toLowerCase() === value.toLowerCase())?.[1],
  )
}

function readAmount(text: string, asset: Omit<Asset, 'token'> | undefined, left = maxAmount): FieldResult<bigint> {
  return refineField(readPositiveAmount(text, asset), (value) => {
    if (!asset) return undefined
    if (value > maxAmount) return t('amountTooLarge')
    return value > left ? t('tooMuch', { left: `${formatExact(left, asset.decimals)} ${asset.symbol}` }) : undefined
  })
}

export function isBeneficiary(limit: Pick<Limit, 'beneficiary'>, account: Address | undefined): boolean {
  return account !== undefined && isAddressEqual(limit.beneficiary, account)
}
