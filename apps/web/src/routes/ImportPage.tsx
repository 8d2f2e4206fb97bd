import { useSafe } from '../domain/safe/useSafe.ts'
import { ImportForm } from '../features/offline/ImportForm.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Page } from '../ui/Page.tsx'

const t = createCatalogue('offline')

/** Imports what a co-signer sent without the service. */
export function ImportPage() {
  const safe = useSafe()
  return (
    <Page lead={t('importLead')} title={t('importTitle')} width="read">
      <ImportForm safe={safe} />
    </Page>
  )
}
