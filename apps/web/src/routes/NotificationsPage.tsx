import { OpenPageCard } from '../features/notifications/OpenPageCard.tsx'
import { WebhooksCard } from '../features/notifications/WebhooksCard.tsx'
import { notificationsText as words } from '../lib/messages/notifications.ts'
import { Page } from '../ui/Page.tsx'

export function NotificationsPage() {
  return (
    <Page lead={words.lead} title={words.title} width="read">
      <OpenPageCard />
      <WebhooksCard />
    </Page>
  )
}
