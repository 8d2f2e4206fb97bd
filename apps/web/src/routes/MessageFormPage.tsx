import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { FormCard } from '../domain/transaction-builder/TransactionForm.tsx'
import { MessageForm } from '../features/messages/MessageForm.tsx'
import { messageText as words } from '../lib/messages/message.ts'
import { Page } from '../ui/Page.tsx'

export function MessageFormPage() {
  const safe = useSafe()
  return (
    <Page lead={words.formLead} title={words.formTitle} width="read">
      <FormCard safe={safe}>{({ state }) => <MessageForm safe={safe} state={state} />}</FormCard>
    </Page>
  )
}
