import { getRouteApi } from '@tanstack/react-router'
import { useSafe } from '../domain/safe/useSafe.ts'
import { ExportCard } from '../features/export/ExportCard.tsx'
import { FilterBar } from '../features/export/FilterBar.tsx'
import { TransferList } from '../features/export/TransferList.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Page } from '../ui/Page.tsx'

const t = createCatalogue('export')

const route = getRouteApi('/$chain/$safe/export')

export function ExportPage() {
  const safe = useSafe()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { only, ...filter } = search
  return (
    <Page title={t('title')}>
      <FilterBar
        key={JSON.stringify(search)}
        onChange={(next) => void navigate({ replace: true, search: next })}
        search={search}
      />
      <ExportCard key={`export ${JSON.stringify(search)}`} kind={only} safe={safe} search={filter} />
      <TransferList kind={only} safe={safe} search={filter} />
    </Page>
  )
}
