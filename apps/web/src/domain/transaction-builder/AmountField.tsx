import { formatAmount, toAmountInput } from '../../lib/formatAmount.ts'
import { formatFiat } from '../../lib/formatFiat.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Holding } from '../assets/balancesQuery.ts'
import type { Balance } from '../assets/readBalances.ts'
import { useServices } from '../services/Services.ts'
import { readAmount } from './readAmount.ts'

const t = createCatalogue('transactionBuilder')
const tAssets = createCatalogue('assets')

export type AmountFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** The chosen token; with it the amount has a value in the user's currency, if prices are known. */
  holding: AmountHolding | undefined
  /** What *Max* fills in. @default none */
  maximum?: bigint | undefined
  /** @default the balance, if there is a *Max* */
  hint?: string | undefined
}

export type AmountHolding = Pick<Balance, 'amount' | 'decimals' | 'symbol'> & Partial<Pick<Holding, 'claimed' | 'fiat'>>

export function AmountField({ label, value, onChange, error, holding, maximum, hint }: AmountFieldProps) {
  const { settings } = useServices()
  const { currency } = useStore(settings)
  const worth = holding && readWorth(value, holding)
  const text = hint ?? (holding && maximum !== undefined ? describeBalance(maximum, holding) : undefined)
  return (
    <TextField
      aside={
        holding && maximum !== undefined ? (
          <Button look="quiet" onClick={() => onChange(toAmountInput(maximum, holding.decimals))}>
            {t('amount.max')}
          </Button>
        ) : null
      }
      error={error}
      hint={
        worth === undefined ? (
          text
        ) : (
          <>
            {text ? `${text} · ` : null}
            {tAssets('fiat', { amount: formatFiat(worth, currency) })}{' '}
            <Evidence kind="claimed" sentence={tAssets('fiatClaimed')} />
          </>
        )
      }
      inputMode="decimal"
      label={label}
      onChange={onChange}
      placeholder="0"
      value={value}
    />
  )
}

function describeBalance(amount: bigint, { decimals, symbol }: AmountHolding): string {
  return t('amount.balance', { amount: `${formatAmount(amount, decimals)} ${symbol}` })
}

/** By the service's price of the whole balance, which counts only for the amount on the chain. */
function readWorth(text: string, holding: AmountHolding): number | undefined {
  const { amount, claimed, fiat } = holding
  const read = readAmount(text, holding)
  if (!('value' in read) || read.value === 0n || fiat === undefined || claimed !== amount || amount === 0n)
    return undefined
  return (fiat * Number(read.value)) / Number(amount)
}
