export type CheckboxFieldProps = {
  label: string
  value: boolean
  onChange: (value: boolean) => void
  className?: string | undefined
  isDisabled?: boolean
  'aria-describedby'?: string
}

export function CheckboxField({ label, value, onChange, className, isDisabled, ...rest }: CheckboxFieldProps) {
  return (
    <label className={className}>
      <input
        {...rest}
        checked={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
        type="checkbox"
      />{' '}
      {label}
    </label>
  )
}
