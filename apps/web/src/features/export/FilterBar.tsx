import { useState } from 'react'
import type { HistoryPart } from '../../domain/transactions/historyParts.ts'
import type { FilterSearch } from '../../domain/transfers/FilterSearch.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Form } from '../../ui/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Export.module.css'

const t = createCatalogue('export')

type ExportSearch = FilterSearch & { only?: HistoryPart }

type FilterBarProps = {
  search: ExportSearch
  onChange: (search: ExportSearch) => void
  /** False if the screen has its own kind filter. @default true */
  hasKind?: boolean
}

const listFields = () =>
  [
    { name: 'from', type: 'date' },
    { name: 'to', type: 'date' },
    { name: 'min', inputMode: 'decimal' },
    { name: 'max', inputMode: 'decimal' },
    { name: 'asset', hint: t('assetHint') },
    { name: 'who', hint: t('whoHint') },
    { name: 'text', hint: t('textHint') },
  ] as const

const kinds: readonly (HistoryPart | '')[] = ['', 'multisig', 'module', 'incoming']

export function FilterBar({ search, onChange, hasKind = true }: FilterBarProps) {
  const [form, setForm] = useState<FilterSearch>(search)
  const [kind, setKind] = useState<HistoryPart | undefined>(search.only)
  const count = Object.keys(search).filter((key) => key !== 'only' || hasKind).length
  const edit = (name: keyof FilterSearch, value: string) => setForm((now) => ({ ...now, [name]: value }))
  const submit = () => {
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
    <Disclosure isOpen={count > 0} title={count > 0 ? t('filterOn', { count }) : t('filter')}>
      <Form className={styles.filter} onSubmit={submit}>
        <SelectField
          label={t('direction')}
          onChange={(value) => edit('direction', value)}
          options={(['', 'in', 'out'] as const).map((value) => ({ value, label: t(`directions.${value || 'any'}`) }))}
          value={form.direction ?? ''}
        />
        {hasKind ? (
          <SelectField
            label={t('kind')}
            onChange={(value) => setKind(value || undefined)}
            options={kinds.map((value) => ({ value, label: t(`kinds.${value || 'any'}`) }))}
            value={kind ?? ''}
          />
        ) : null}
        {listFields().map(({ name, ...input }) => (
          <TextField
            {...input}
            key={name}
            label={t(`${name}`)}
            onChange={(value) => edit(name, value)}
            value={form[name] ?? ''}
          />
        ))}
        <div className={styles.actions}>
          <Button look="primary" type="submit">
            {t('apply')}
          </Button>
          {count > 0 ? (
            <Button look="quiet" onClick={clear}>
              {t('clear')}
            </Button>
          ) : null}
        </div>
      </Form>
    </Disclosure>
  )
}
