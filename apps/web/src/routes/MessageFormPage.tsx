import { useSafe } from '../domain/safe/useSafe.ts'
import { FormCard } from '../domain/transaction-builder/TransactionForm.tsx'
import { MessageForm } from '../features/messages/MessageForm.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Page } from '../ui/Page.tsx'

const t = createCatalogue('message')

export function MessageFormPage() {
  const safe = useSafe()
  return (
    <Page title={t('formTitle')} width="read">
      <FormCard safe={safe}>{({ state }) => <MessageForm safe={safe} state={state} />}</FormCard>
    </Page>
  )
}
