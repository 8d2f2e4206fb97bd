import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { AppList } from '../features/apps/AppList.tsx'
import { appsText as words } from '../lib/messages/apps.ts'
import { Page } from '../ui/Page.tsx'

export function AppsPage() {
  const safe = useSafe()
  return (
    <Page lead={words.lead} title={words.title} width="read">
      <AppList safe={safe} />
      <p>{words.note}</p>
    </Page>
  )
}
