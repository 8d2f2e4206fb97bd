import { useSafe } from '../domain/safe/useSafe.ts'
import { FormCard } from '../domain/transaction-builder/TransactionForm.tsx'
import { BatchForm } from '../features/batch/BatchForm.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Page } from '../ui/Page.tsx'

const t = createCatalogue('batch')

export function BatchPage() {
  const safe = useSafe()
  return (
    <Page lead={t('lead')} title={t('title')} width="read">
      <FormCard safe={safe}>{(ready) => <BatchForm safe={safe} {...ready} />}</FormCard>
    </Page>
  )
}
