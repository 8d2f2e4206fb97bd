import type { SafeState } from '@countersign/protocol/chain'
import type { UseQueryResult } from '@tanstack/react-query'
import { safeSettingsText as words } from '../../lib/messages/safeSettings.ts'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { findImplementation, type MigrationOffer } from './listMigrationOffers.ts'

export type MigrationFieldProps = {
  state: Pick<SafeState, 'implementation'>
  /** What was found on the chain, and whether it is still looked for. */
  deployed: Pick<UseQueryResult, 'error' | 'isError' | 'isPending' | 'refetch'>
  offers: readonly MigrationOffer[]
  value: string
  onChange: (key: string) => void
  error: string | undefined
}

/** Only official ways lead to another implementation; where there is none, that is said. */
export function MigrationField({ state, deployed, offers, value, onChange, error }: MigrationFieldProps) {
  if (!findImplementation(state)) return <Notice title={words.unofficial} tone="caution" />
  if (deployed.isError)
    return <ErrorNotice error={deployed.error} onRetry={() => void deployed.refetch()} title={words.migrationsFailed} />
  if (deployed.isPending) return <SkeletonRows count={1} label={words.migrationsLoading} />
  if (offers.length === 0)
    return (
      <Notice title={words.noMigration} tone="info">
        {words.noMigrationText}
      </Notice>
    )
  return (
    <Field error={error} hint={words.migrationHint} label={words.migration}>
      {(control) => (
        <select
          {...control}
          onChange={({ target }) => onChange(target.value)}
          value={offers.some(({ key }) => key === value) ? value : ''}
        >
          <option value="">{words.choose}</option>
          {offers.map(({ key, target, handler }) => {
            const name = `${target.name} ${target.version}`
            return (
              <option key={key} value={key}>
                {handler ? words.withHandler(name, `${handler.name} ${handler.version}`) : words.keepsHandler(name)}
              </option>
            )
          })}
        </select>
      )}
    </Field>
  )
}
