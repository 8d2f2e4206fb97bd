import { useSafe } from '../domain/safe/useSafe.ts'
import { FormCard } from '../domain/transaction-builder/TransactionForm.tsx'
import { OwnersForm } from '../features/owners/OwnersForm.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Page } from '../ui/Page.tsx'

const t = createCatalogue('owners')

export function OwnersPage() {
  const safe = useSafe()
  return (
    <Page lead={t('lead')} title={t('title')} width="read">
      <FormCard safe={safe}>{(ready) => <OwnersForm safe={safe} {...ready} />}</FormCard>
    </Page>
  )
}
