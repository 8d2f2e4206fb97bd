import { OwnerProofView } from '../features/custody/OwnerProofView.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Page } from '../ui/Page.tsx'

const t = createCatalogue('custody')

/** Where an invited owner shows that they can sign. */
export function OwnerProofPage() {
  return (
    <Page lead={t('proofLead')} title={t('proofTitle')} width="read">
      <OwnerProofView />
    </Page>
  )
}
