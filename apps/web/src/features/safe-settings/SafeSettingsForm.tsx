import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { AddressList } from '../../domain/address-book/AddressList.tsx'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { ConfigurationForm } from '../../domain/transaction-builder/ConfigurationForm.tsx'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Choice } from '../../ui/Choice.tsx'
import { listMigrationOffers, migrationsQuery } from './listMigrationOffers.ts'
import { useSettingsConsequences } from './listSettingsConsequences.ts'
import { PartFields } from './PartFields.tsx'
import { moduleSelectors, planSettings, type SettingsChange } from './planSettings.ts'
import {
  emptySettingsForm,
  hasPart,
  readSettingsForm,
  SettingsFormSchema,
  type SettingsFormValue,
  type SettingsPart,
  settingsParts,
} from './readSettingsForm.ts'

const t = createCatalogue('safeSettings')
const tTransactionBuilder = createCatalogue('transactionBuilder')

export type SafeSettingsFormProps = { safe: CurrentSafe; state: SafeState; nextNonce: NextNonce }

/** Modules, guards, handler and version, one at a time; refuses changes that would lock the Safe. */
export function SafeSettingsForm({ safe, state, nextNonce }: SafeSettingsFormProps) {
  const { value: draft, save } = useFormDraft({
    safe,
    form: 'settings',
    schema: SettingsFormSchema,
    empty: emptySettingsForm,
  })
  // A draft of a part that this Safe lacks is preserved, but another part is shown.
  const form = hasPart(state.version, draft.part) ? draft : { ...draft, part: 'modules' as const }
  const { part } = form
  const [isSubmitted, setSubmitted] = useState(false)
  const isMigrating = part === 'implementation'
  const deployed = useQuery({ ...migrationsQuery(useServices(), safe.chainId), enabled: isMigrating })
  const offers = isMigrating ? listMigrationOffers(state, deployed.data ?? []) : []
  const reading = readSettingsForm({ form, state, chain: safe.chain, offers })
  const change = (next: Partial<SettingsFormValue>) => {
    save({ ...form, ...next })
    setSubmitted(false)
  }
  const parts = settingsParts.filter((known) => hasPart(state.version, known))
  return (
    <ConfigurationForm
      {...useSettingsConsequences(safe, state, reading)}
      calls={reading.change ? planSettings(state, reading.change) : []}
      form="settings"
      isSubmitted={isSubmitted}
      nextNonce={nextNonce}
      nothing={reading.errors.nothing}
      onTry={() => setSubmitted(true)}
      rows={listRows(part, state, reading.change)}
      safe={safe}
      selectors={part === 'modules' ? moduleSelectors : undefined}
      state={state}
    >
      <Choice
        hint={t(`description.${part}`)}
        label={t('part')}
        onChange={(chosen) => change({ part: chosen })}
        options={parts.map((known) => ({ value: known, label: tTransactionBuilder(`parts.${known}`) }))}
        value={part}
      />
      <PartFields
        deployed={deployed}
        form={form}
        isSubmitted={isSubmitted}
        offers={offers}
        onChange={change}
        reading={reading}
        safe={safe}
        state={state}
      />
    </ConfigurationForm>
  )
}

function listRows(part: SettingsPart, state: SafeState, change: SettingsChange | undefined) {
  const toRow = (key: SettingsPart, before: readonly Address[], after: readonly Address[]) => ({
    key,
    what: tTransactionBuilder(`parts.${key}`),
    before: <AddressList addresses={before} />,
    after: <AddressList addresses={after} />,
  })
  const asList = (address: Address | undefined) => (address ? [address] : [])
  switch (part) {
    case 'modules': {
      const before = state.modules ?? []
      if (change?.part !== 'modules') return [toRow(part, before, before)]
      const isLeft = (module: Address) => !change.disabled.some((other) => isAddressEqual(other, module))
      return [toRow(part, before, [...change.enabled.toReversed(), ...before.filter(isLeft)])]
    }
    case 'guard':
    case 'moduleGuard':
    case 'fallbackHandler': {
      const before = asList(state[part])
      return [toRow(part, before, change?.part === part ? asList(change.address) : before)]
    }
    case 'implementation': {
      const offer = change?.part === part ? change.offer : undefined
      const rows = [toRow(part, [state.implementation], [offer?.target.address ?? state.implementation])]
      if (offer?.handler) rows.push(toRow('fallbackHandler', asList(state.fallbackHandler), [offer.handler.address]))
      return rows
    }
  }
}
