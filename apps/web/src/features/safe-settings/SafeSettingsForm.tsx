import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { AddressList } from '../../domain/address-book/AddressList.tsx'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { AddToBatch } from '../../domain/transaction-builder/AddToBatch.tsx'
import { ConsequenceList } from '../../domain/transaction-builder/ConsequenceList.tsx'
import { createBatchCall } from '../../domain/transaction-builder/createBatchCall.ts'
import { FormSection } from '../../domain/transaction-builder/FormSection.tsx'
import { MultiSendNotice } from '../../domain/transaction-builder/MultiSendNotice.tsx'
import { multiSendQuery } from '../../domain/transaction-builder/multiSendQuery.ts'
import { PendingBatchChange } from '../../domain/transaction-builder/PendingBatchChange.tsx'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { drafting } from '../../lib/messages/drafting.ts'
import { safeSettingsText as words } from '../../lib/messages/safeSettings.ts'
import { ChangeList } from '../../ui/ChangeList.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Notice } from '../../ui/Notice.tsx'
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

export type SafeSettingsFormProps = { safe: CurrentSafe; state: SafeState; nextNonce: NextNonce }

/** Modules, guards, handler and version, one at a time; refuses changes that would lock the Safe. */
export function SafeSettingsForm({ safe, state, nextNonce }: SafeSettingsFormProps) {
  const services = useServices()
  const { value: draft, save } = useFormDraft({
    safe,
    form: 'settings',
    schema: SettingsFormSchema,
    empty: emptySettingsForm,
  })
  // A draft of a part that this Safe lacks is preserved, but another part is shown.
  const form = hasPart(state.version, draft.part) ? draft : { ...draft, part: 'modules' as const }
  const { part } = form
  const [isTried, setTried] = useState(false)
  const isMigrating = part === 'implementation'
  const deployed = useQuery({ ...migrationsQuery(services, safe.chainId), enabled: isMigrating })
  const offers = isMigrating ? listMigrationOffers(state, deployed.data ?? []) : []
  const reading = readSettingsForm({ form, state, chain: safe.chain, offers })
  const { consequences, isReading } = useSettingsConsequences(safe, state, reading)
  const multiSend = useQuery(multiSendQuery(services, { chainId: safe.chainId, version: state.version }))
  const calls = reading.change ? planSettings(state, reading.change) : []
  const isRefused = consequences.some(({ tone }) => tone === 'stop')
  const change = (next: Partial<SettingsFormValue>) => {
    save({ ...form, ...next })
    setTried(false)
  }
  const review = () => {
    setTried(true)
    if (isRefused) return undefined
    if (calls.length <= 1) return calls[0]
    return multiSend.data ? createBatchCall(calls, multiSend.data) : undefined
  }
  const listCalls = () => {
    setTried(true)
    return calls.length === 0 || isRefused || isReading ? undefined : calls
  }
  const parts = settingsParts.filter((known) => hasPart(state.version, known))
  const needsLibrary = calls.length > 1
  return (
    <TransactionForm
      actions={<AddToBatch form="settings" onAdd={listCalls} safe={safe} />}
      form="settings"
      isReading={isReading || (needsLibrary && multiSend.isPending)}
      nextNonce={nextNonce}
      onReview={review}
      safe={safe}
      state={state}
    >
      <Choice
        hint={words.about[part]}
        label={words.part}
        onChange={(chosen) => change({ part: chosen })}
        options={parts.map((known) => ({ value: known, label: drafting.parts[known] }))}
        value={part}
      />
      <PartFields
        deployed={deployed}
        form={form}
        isTried={isTried}
        offers={offers}
        onChange={change}
        reading={reading}
        safe={safe}
        state={state}
      />
      <FormSection aside={<Evidence block={state.block.number} kind="chain" />} title={drafting.beforeAfter}>
        <ChangeList rows={listRows(part, state, reading.change)} />
      </FormSection>
      <ConsequenceList consequences={consequences} looking={isReading ? words.looking : undefined} />
      {part === 'modules' ? (
        <PendingBatchChange safe={safe} selectors={moduleSelectors} title={words.waitingTitle}>
          {words.waitingText}
        </PendingBatchChange>
      ) : null}
      {isTried && reading.errors.nothing ? <Notice isAlert title={reading.errors.nothing} tone="stop" /> : null}
      {isTried && isRefused ? <Notice isAlert title={words.refusedTitle} tone="stop" /> : null}
      <MultiSendNotice isNeeded={needsLibrary} multiSend={multiSend} title={words.batchFailed}>
        {words.noLibraryText}
      </MultiSendNotice>
    </TransactionForm>
  )
}

function listRows(part: SettingsPart, state: SafeState, change: SettingsChange | undefined) {
  const toRow = (key: SettingsPart, before: readonly Address[], after: readonly Address[]) => ({
    key,
    what: drafting.parts[key],
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
