import { OpenPageCard } from '../features/notifications/OpenPageCard.tsx'
import { WebhooksCard } from '../features/notifications/WebhooksCard.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Page } from '../ui/Page.tsx'

const t = createCatalogue('notifications')

export function NotificationsPage() {
  return (
    <Page lead={t('lead')} title={t('title')} width="read">
      <OpenPageCard />
      <WebhooksCard />
    </Page>
  )
}
