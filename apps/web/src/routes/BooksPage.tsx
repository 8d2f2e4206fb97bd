import { getRouteApi } from '@tanstack/react-router'
import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { ExportCard } from '../features/books/ExportCard.tsx'
import { FilterBar } from '../features/books/FilterBar.tsx'
import { MovementList } from '../features/books/MovementList.tsx'
import { booksText as words } from '../lib/messages/books.ts'
import { Page } from '../ui/Page.tsx'

const route = getRouteApi('/$chain/$safe/books')

export function BooksPage() {
  const safe = useSafe()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { only, ...filter } = search
  return (
    <Page lead={words.lead} title={words.title}>
      <FilterBar
        key={JSON.stringify(search)}
        onChange={(next) => void navigate({ replace: true, search: next })}
        search={search}
      />
      <ExportCard key={`export ${JSON.stringify(search)}`} kind={only} safe={safe} search={filter} />
      <MovementList kind={only} safe={safe} search={filter} />
    </Page>
  )
}
