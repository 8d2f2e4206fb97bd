import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Field, type FieldProps, useControl } from '../../ui/TextField.tsx'
import styles from './ContractForm.module.css'

const t = createCatalogue('contractInteraction')

/** An amount unit beside gwei: the native coin's, or that of the token that is called. */
export type Unit = { symbol: string; decimals: number }

type IntegerFieldProps = FieldProps & {
  /** As `encodeCall` reads it: `1.5 d18`. */
  value: string
  onChange: (value: string) => void
  units: readonly Unit[]
}

/** A number of a contract: as it is, or as an amount with a chosen unit. */
export function IntegerField({ label, hint, error, value, onChange, units }: IntegerFieldProps) {
  const control = useControl({ error, hint })
  const { amount, unit } = splitUnit(value)
  return (
    <Field error={error} hint={hint} id={control.id} label={label}>
      <div className={styles.integer}>
        <input
          {...control}
          autoComplete="off"
          inputMode="decimal"
          onChange={({ target }) => onChange(joinUnit(target.value, unit))}
          spellCheck={false}
          value={amount}
        />
        <select
          aria-label={t('unit')}
          className={control.className}
          onChange={({ target }) => onChange(joinUnit(amount, target.value))}
          value={unit}
        >
          <option value="">{t('integer')}</option>
          {listUnits(units).map(({ decimals, symbols }) => (
            <option key={decimals} value={`d${decimals}`}>
              {[...symbols, t('decimals', { count: decimals })].join(' · ')}
            </option>
          ))}
        </select>
      </div>
    </Field>
  )
}

/** A no-break space, which nobody types: what is typed as `7 d18` stays in the field. */
const gap = '\u00a0'

function splitUnit(value: string): { amount: string; unit: string } {
  const [, amount = '', unit = ''] = /^(.*)\u00a0(d\d{1,2})$/.exec(value) ?? []
  return unit === '' ? { amount: value, unit } : { amount, unit }
}

function joinUnit(amount: string, unit: string): string {
  return unit === '' || /[a-z]/i.test(amount) ? amount : `${amount}${gap}${unit}`
}

const maxDecimals = 36

/** Named units first, then every other number of decimals. */
function listUnits(units: readonly Unit[]): { decimals: number; symbols: string[] }[] {
  const named = new Map<number, string[]>()
  for (const { decimals, symbol } of [...units, { decimals: 9, symbol: 'gwei' }])
    if (decimals > 0) named.set(decimals, [...new Set([...(named.get(decimals) ?? []), symbol])])
  const others = Array.from({ length: maxDecimals }, (_, index) => index + 1).filter((number) => !named.has(number))
  return [
    ...[...named].map(([decimals, symbols]) => ({ decimals, symbols })),
    ...others.map((decimals) => ({ decimals, symbols: [] })),
  ]
}
