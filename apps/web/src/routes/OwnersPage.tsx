import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { FormCard } from '../domain/transaction-builder/TransactionForm.tsx'
import { OwnersForm } from '../features/owners/OwnersForm.tsx'
import { ownersText as words } from '../lib/messages/owners.ts'
import { Page } from '../ui/Page.tsx'

export function OwnersPage() {
  const safe = useSafe()
  return (
    <Page lead={words.lead} title={words.title} width="read">
      <FormCard safe={safe}>{(ready) => <OwnersForm safe={safe} {...ready} />}</FormCard>
    </Page>
  )
}
