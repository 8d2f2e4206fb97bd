import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { ImportForm } from '../features/offline/ImportForm.tsx'
import { offlineText as words } from '../lib/messages/offline.ts'
import { Page } from '../ui/Page.tsx'

/** Imports what a co-signer sent without the service. */
export function ImportPage() {
  const safe = useSafe()
  return (
    <Page lead={words.importLead} title={words.importTitle} width="read">
      <ImportForm safe={safe} />
    </Page>
  )
}
