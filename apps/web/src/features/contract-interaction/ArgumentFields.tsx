import type { AbiParameter } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { type FieldErrors, parseField } from '../../domain/transaction-builder/encodeCall.ts'
import { emptyField, type FieldValue, maxListLength, shapeOf } from '../../domain/transaction-builder/FieldValue.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './ContractForm.module.css'
import { IntegerField, type Unit } from './IntegerField.tsx'

const t = createCatalogue('contractInteraction')

type ArgumentFieldsProps = {
  parameter: AbiParameter
  value: FieldValue
  errors: FieldErrors
  /** Path of the argument: `0`, `0.2`. */
  path: string
  safe: CurrentSafe
  units: readonly Unit[]
  onChange: (value: FieldValue) => void
  /** Replaces the parameter's name in lists. */
  label?: string | undefined
}

export function ArgumentFields(props: ArgumentFieldsProps) {
  const { parameter, value, errors, path, onChange } = props
  const number = Number(path.split('.').at(-1)) + 1
  const label = props.label ?? (parameter.name || t('unnamed', { number }))
  const shape = shapeOf(parameter)
  if (shape.kind === 'leaf') return <LeafField {...props} label={label} type={shape.type} />
  const entries = typeof value === 'string' ? [] : value
  const change = (index: number, entry: FieldValue) => onChange(entries.map((old, at) => (at === index ? entry : old)))
  const error = errors[path]
  return (
    <fieldset aria-describedby={error ? `${path}-error` : undefined} className={styles.group}>
      <legend>
        {label} <code>{parameter.type}</code>
      </legend>
      {entries.map((entry, index) => {
        const member = shape.kind === 'tuple' ? shape.components[index] : shape.item
        if (!member) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are keyed by position, and fields are stateless
          <div className={styles.entry} key={index}>
            <ArgumentFields
              {...props}
              label={shape.kind === 'list' ? t('entry', { label, number: index + 1 }) : undefined}
              onChange={(next) => change(index, next)}
              parameter={member}
              path={`${path}.${index}`}
              value={entry}
            />
            {shape.kind === 'list' && shape.length === undefined ? (
              <Button
                aria-label={t('removeEntry', { label, number: index + 1 })}
                look="quiet"
                onClick={() => onChange(entries.filter((_, at) => at !== index))}
              >
                <Icon name="close" size="small" />
              </Button>
            ) : null}
          </div>
        )
      })}
      {shape.kind === 'list' && shape.length === undefined ? (
        <Button
          disabled={entries.length >= maxListLength}
          onClick={() => onChange([...entries, emptyField(shape.item)])}
        >
          <Icon name="plus" size="small" />
          {t('addEntry', { label })}
        </Button>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${path}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

function LeafField({ label, type, ...props }: ArgumentFieldsProps & { label: string; type: string }) {
  const { parameter, value, errors, path, safe, units, onChange } = props
  const text = typeof value === 'string' ? value : ''
  const field = {
    error: errors[path],
    hint: describe(parameter, text, safe.chain.shortName),
    label: `${label} (${type})`,
    onChange,
  }
  if (type === 'bool')
    return (
      <SelectField
        {...field}
        options={[{ value: '', label: t('choose') }, ...['true', 'false'].map((value) => ({ value, label: value }))]}
        value={text.toLowerCase()}
      />
    )
  if (type === 'address') return <AddressField {...field} safe={safe} value={text} />
  if (/^u?int/.test(type)) return <IntegerField {...field} units={units} value={text} />
  return <TextField {...field} isCode {...(type === 'string' || type === 'bytes' ? { rows: 2 } : {})} value={text} />
}

/** Repeats an amount with a unit in base units. */
function describe(parameter: AbiParameter, text: string, shortName: string): string | undefined {
  if (!/^u?int/.test(parameter.type)) return undefined
  const parsed = text.trim() === '' ? undefined : parseField(parameter, text, { shortName })
  if (!parsed?.ok) return t('integerHint')
  return /[a-z]/i.test(text) ? `= ${String(parsed.value)}` : undefined
}
