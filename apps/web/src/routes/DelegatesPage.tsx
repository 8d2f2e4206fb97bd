import { useQuery } from '@tanstack/react-query'
import { safeStateQuery } from '../domain/safe/queries.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { DelegateForm } from '../features/delegates/DelegateForm.tsx'
import { DelegateList } from '../features/delegates/DelegateList.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Page } from '../ui/Page.tsx'

const t = createCatalogue('delegates')

export function DelegatesPage() {
  const services = useServices()
  const safe = useSafe()
  const { data: state } = useQuery(safeStateQuery(services, safe))
  return (
    <Page lead={t('lead')} title={t('title')} width="read">
      <DelegateList safe={safe} state={state} />
      {state ? <DelegateForm safe={safe} state={state} /> : null}
    </Page>
  )
}
