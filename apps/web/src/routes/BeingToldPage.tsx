import { OpenPageCard } from '../features/telling/OpenPageCard.tsx'
import { WebhooksCard } from '../features/telling/WebhooksCard.tsx'
import { tellingText as words } from '../lib/messages/telling.ts'
import { Page } from '../ui/Page.tsx'

export function BeingToldPage() {
  return (
    <Page lead={words.lead} title={words.title} width="read">
      <OpenPageCard />
      <WebhooksCard />
    </Page>
  )
}
