import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useSafe } from '../domain/safe/useSafe.ts'
import { FormCard } from '../domain/transaction-builder/TransactionForm.tsx'
import { useFormDraft } from '../domain/transaction-builder/useFormDraft.ts'
import { emptySettingsForm, SettingsFormSchema, settingsParts } from '../features/safe-settings/readSettingsForm.ts'
import { SafeSettingsForm } from '../features/safe-settings/SafeSettingsForm.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Page } from '../ui/Page.tsx'

const t = createCatalogue('safeSettings')

const route = getRouteApi('/$chain/$safe/settings')

export function SafeSettingsPage() {
  const safe = useSafe()
  const search = route.useSearch()
  const { value, save } = useFormDraft({
    safe,
    form: 'settings',
    schema: SettingsFormSchema,
    empty: emptySettingsForm,
  })
  // A link's section overrides the form.
  const part = settingsParts.find((known) => known === search.part)
  const open = useEffectEvent((meant: (typeof settingsParts)[number]) => save({ ...value, part: meant }))
  useEffect(() => {
    if (part) open(part)
  }, [part])
  return (
    <Page lead={t('lead')} title={t('title')} width="read">
      <FormCard safe={safe}>{(ready) => <SafeSettingsForm safe={safe} {...ready} />}</FormCard>
    </Page>
  )
}
