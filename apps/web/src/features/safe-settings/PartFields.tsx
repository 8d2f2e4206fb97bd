import type { SafeState } from '@countersign/protocol/chain'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import type { MigrationOffer } from './listMigrationOffers.ts'
import { MigrationField, type MigrationFieldProps } from './MigrationField.tsx'
import { ModuleFields } from './ModuleFields.tsx'
import type { SettingsFormValue, SettingsReading } from './readSettingsForm.ts'
import { SinglePartFields } from './SinglePartFields.tsx'

export type PartFieldsProps = {
  safe: CurrentSafe
  state: SafeState
  form: SettingsFormValue
  onChange: (next: Partial<SettingsFormValue>) => void
  reading: Pick<SettingsReading, 'errors'>
  /** Missing values are reported after a submit, invalid ones at once. */
  isTried: boolean
  offers: readonly MigrationOffer[]
  deployed: MigrationFieldProps['deployed']
}

export function PartFields(props: PartFieldsProps) {
  const { safe, state, form, onChange, reading, isTried, offers, deployed } = props
  const { errors } = reading
  const { part } = form
  switch (part) {
    case 'modules':
      return (
        <ModuleFields
          errors={form.enabled.map((text, index) => (isTried || text !== '' ? errors.enabled[index] : undefined))}
          form={form}
          modules={state.modules}
          onChange={onChange}
          safe={safe}
        />
      )
    case 'guard':
    case 'moduleGuard':
    case 'fallbackHandler':
      return (
        <SinglePartFields
          error={isTried || form[part].address !== '' ? errors.address : undefined}
          onChange={(value) => onChange({ ...form, [part]: value })}
          part={part}
          safe={safe}
          state={state}
          value={form[part]}
        />
      )
    case 'implementation':
      return (
        <MigrationField
          deployed={deployed}
          error={isTried ? errors.migration : undefined}
          offers={offers}
          onChange={(migration) => onChange({ migration })}
          state={state}
          value={form.migration}
        />
      )
  }
}
