import { Rehearse } from '../features/setup-file/Rehearse.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Page } from '../ui/Page.tsx'

const t = createCatalogue('setupFile')

export function RehearsePage() {
  return (
    <Page lead={t('rehearseLead')} title={t('rehearse')} width="read">
      <Rehearse />
    </Page>
  )
}
