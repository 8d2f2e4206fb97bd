import { type FormEvent, useState } from 'react'
import type { HistoryPart } from '../../domain/transactions/historyParts.ts'
import type { FilterSearch } from '../../domain/transfers/FilterSearch.ts'
import { historyExportText as words } from '../../lib/messages/export.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './Export.module.css'

export type ExportSearch = FilterSearch & { only?: HistoryPart }

export type FilterBarProps = {
  search: ExportSearch
  onChange: (search: ExportSearch) => void
  /** Where the screen has another way to choose who moved it. @default true */
  hasKind?: boolean
}

const textFields = [
  { name: 'asset', hint: words.assetHint },
  { name: 'who', hint: words.whoHint },
  { name: 'text', hint: words.textHint },
] as const

/** What to narrow down by; what is applied stands in the address bar. */
export function FilterBar({ search, onChange, hasKind = true }: FilterBarProps) {
  const [form, setForm] = useState<FilterSearch>(search)
  const [kind, setKind] = useState<HistoryPart | undefined>(search.only)
  const count = Object.keys(search).filter((key) => key !== 'only' || hasKind).length
  const edit = (name: keyof FilterSearch, value: string) => setForm((now) => ({ ...now, [name]: value }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = Object.entries(form).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []))
    const only = hasKind ? kind : search.only
    onChange({ ...Object.fromEntries(typed), ...(only ? { only } : {}) })
  }
  const clear = () => {
    setForm({})
    setKind(undefined)
    onChange(!hasKind && search.only ? { only: search.only } : {})
  }
  return (
    <Disclosure isOpen={count > 0} title={count > 0 ? words.filterOn(count) : words.filter}>
      <form className={styles.filter} noValidate onSubmit={submit}>
        <Field label={words.direction}>
          {(control) => (
            <select
              {...control}
              onChange={({ target }) => edit('direction', target.value)}
              value={form.direction ?? ''}
            >
              <option value="">{words.directions.any}</option>
              <option value="in">{words.directions.in}</option>
              <option value="out">{words.directions.out}</option>
            </select>
          )}
        </Field>
        {hasKind ? (
          <Field label={words.kind}>
            {(control) => (
              <select
                {...control}
                onChange={({ target }) => setKind(kinds.find((part) => part === target.value))}
                value={kind ?? ''}
              >
                <option value="">{words.kinds.any}</option>
                {kinds.map((part) => (
                  <option key={part} value={part}>
                    {words.kinds[part]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : null}
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={words[name]}>
            {(control) => (
              <input
                {...control}
                onChange={({ target }) => edit(name, target.value)}
                type="date"
                value={form[name] ?? ''}
              />
            )}
          </Field>
        ))}
        {(['min', 'max'] as const).map((name) => (
          <Field key={name} label={words[name]}>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                inputMode="decimal"
                onChange={({ target }) => edit(name, target.value)}
                value={form[name] ?? ''}
              />
            )}
          </Field>
        ))}
        {textFields.map(({ hint, name }) => (
          <Field key={name} label={words[name]}>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                onChange={({ target }) => edit(name, target.value)}
                placeholder={hint}
                value={form[name] ?? ''}
              />
            )}
          </Field>
        ))}
        <div className={styles.actions}>
          <Button look="primary" type="submit">
            {words.apply}
          </Button>
          {count > 0 ? (
            <Button look="quiet" onClick={clear}>
              {words.clear}
            </Button>
          ) : null}
        </div>
      </form>
    </Disclosure>
  )
}

const kinds: readonly HistoryPart[] = ['multisig', 'module', 'incoming']
