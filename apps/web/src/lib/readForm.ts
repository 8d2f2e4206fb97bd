export type FieldResult<value> = { value: value } | { error: string }

export type FormErrors<form> = { [name in keyof form]?: string | undefined }

export type FormResult<value, form = value> = { value: value } | { errors: FormErrors<form> }

/** All values, or the errors of all fields at once. */
export function readForm<values extends object>(
  fields: {
    [name in keyof values]: FieldResult<values[name]>
  },
): FormResult<values> {
  const entries = Object.entries<FieldResult<unknown>>(fields)
  const errors = Object.fromEntries(entries.flatMap(([name, field]) => ('error' in field ? [[name, field.error]] : [])))
  if (Object.keys(errors).length > 0) return { errors: errors as FormErrors<values> }
  return {
    value: Object.fromEntries(entries.map(([name, field]) => [name, 'value' in field && field.value])) as values,
  }
}

export function requireField<value>(value: value | undefined, error: string): FieldResult<value> {
  return value === undefined ? { error } : { value }
}

/** Rejects a value that is well-formed but must not be used. */
export function refineField<value>(
  field: FieldResult<value>,
  findError: (value: value) => string | undefined,
): FieldResult<value> {
  const error = 'value' in field ? findError(field.value) : undefined
  return error === undefined ? field : { error }
}

export function errorOf(field: FieldResult<unknown>): string | undefined {
  return 'error' in field ? field.error : undefined
}
