import type { SafeState } from '@countersign/protocol/chain'
import { safeSettingsText as words } from '../../lib/messages/safeSettings.ts'
import { Notice } from '../../ui/Notice.tsx'
import { type QueryResult, QueryView } from '../../ui/QueryView.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { findImplementation, type MigrationOffer } from './listMigrationOffers.ts'

export type MigrationFieldProps = {
  state: Pick<SafeState, 'implementation'>
  deployed: QueryResult<unknown>
  offers: readonly MigrationOffer[]
  value: string
  onChange: (key: string) => void
  error: string | undefined
}

/** Offers official migrations only. */
export function MigrationField({ state, deployed, offers, value, onChange, error }: MigrationFieldProps) {
  if (!findImplementation(state)) return <Notice title={words.unofficial} tone="caution" />
  if (deployed.data === undefined)
    return <QueryView failed={words.migrationsFailed} loading={words.migrationsLoading} query={deployed} rows={1} />
  if (offers.length === 0)
    return (
      <Notice title={words.noMigration} tone="info">
        {words.noMigrationText}
      </Notice>
    )
  return (
    <SelectField
      error={error}
      hint={words.migrationHint}
      label={words.migration}
      onChange={onChange}
      options={[
        { value: '', label: words.choose },
        ...offers.map(({ key, target, handler }) => {
          const name = `${target.name} ${target.version}`
          return {
            value: key,
            label: handler ? words.withHandler(name, `${handler.name} ${handler.version}`) : words.keepsHandler(name),
          }
        }),
      ]}
      value={offers.some(({ key }) => key === value) ? value : ''}
    />
  )
}
