import { OpenPageCard } from '../features/notifications/OpenPageCard.tsx'
import { WebhooksCard } from '../features/notifications/WebhooksCard.tsx'
import { lazyPart } from '../lib/lazyPart.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const PushCard = lazyPart(
  async () => (await import('../features/notifications/PushCard.tsx')).PushCard,
  <Skeleton height="block" />,
)

const t = createCatalogue('notifications')

export function NotificationsPage() {
  return (
    <Page lead={t('lead')} title={t('title')} width="read">
      <OpenPageCard />
      <PushCard />
      <WebhooksCard />
    </Page>
  )
}
