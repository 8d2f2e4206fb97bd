import { useState } from 'react'
import type { FormErrors, FormResult } from './readForm.ts'

export type UseFormParameters<form extends object, value> = {
  value: form
  save: (form: form) => void
  read: (form: form) => FormResult<value, form>
  onChange?: () => void
}

/** Validates a form: errors appear on submission; a change clears those of the changed fields. */
export function useForm<form extends object, value>(parameters: UseFormParameters<form, value>) {
  const { value: form, save, read, onChange } = parameters
  const [errors, setErrors] = useState<FormErrors<form>>({})
  const update = (next: form, names: readonly string[]) => {
    save(next)
    setErrors((now) => ({ ...now, ...Object.fromEntries(names.map((name) => [name, undefined])) }))
    onChange?.()
  }
  return {
    form,
    errors,
    change: (next: Partial<form>) => update({ ...form, ...next }, Object.keys(next)),
    /** Shows the errors, or returns the value. */
    check: (): value | undefined => {
      const result = read(form)
      setErrors('errors' in result ? result.errors : {})
      return 'value' in result ? result.value : undefined
    },
    field: <name extends keyof form & string>(name: name) => ({
      error: errors[name],
      onChange: (value: form[name]) => update({ ...form, [name]: value }, [name]),
      value: form[name],
    }),
  }
}
