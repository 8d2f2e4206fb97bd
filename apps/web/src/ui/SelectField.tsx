import { Field, type FieldProps, useControl } from './TextField.tsx'

export type SelectOption<value> = { value: value; label: string; lang?: string }

export type SelectFieldProps<value extends string | number> = FieldProps & {
  value: value
  onChange: (value: value) => void
  options: readonly (SelectOption<value> | { label: string; options: readonly SelectOption<value>[] })[]
  isDisabled?: boolean
}

/** Option values keep their type: nothing is parsed from the element's text. */
export function SelectField<value extends string | number>(props: SelectFieldProps<value>) {
  const { label, hint, error, aside, value, onChange, options, isDisabled } = props
  const control = useControl({ error, hint })
  const values = options.flatMap((option) => ('options' in option ? option.options : [option]))
  const select = (index: number) => {
    const option = values[index]
    if (option) onChange(option.value)
  }
  return (
    <Field aside={aside} error={error} hint={hint} id={control.id} label={label}>
      <select {...control} disabled={isDisabled} onChange={({ target }) => select(target.selectedIndex)} value={value}>
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(renderOption)}
            </optgroup>
          ) : (
            renderOption(option)
          ),
        )}
      </select>
    </Field>
  )
}

function renderOption({ label, lang, value }: SelectOption<string | number>) {
  return (
    <option key={value} lang={lang} value={value}>
      {label}
    </option>
  )
}
