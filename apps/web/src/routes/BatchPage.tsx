import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { FormCard } from '../domain/transaction-builder/TransactionForm.tsx'
import { BatchForm } from '../features/batch/BatchForm.tsx'
import { batchText as words } from '../lib/messages/batch.ts'
import { Page } from '../ui/Page.tsx'

export function BatchPage() {
  const safe = useSafe()
  return (
    <Page lead={words.lead} title={words.title} width="read">
      <FormCard safe={safe}>{(ready) => <BatchForm safe={safe} {...ready} />}</FormCard>
    </Page>
  )
}
