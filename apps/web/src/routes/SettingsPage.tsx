import { AppearanceCard } from '../features/settings/AppearanceCard.tsx'
import { LanguageCard } from '../features/settings/LanguageCard.tsx'
import { NotificationsCard } from '../features/settings/NotificationsCard.tsx'
import { SecondNodeCard } from '../features/settings/SecondNodeCard.tsx'
import { ServiceCard } from '../features/settings/ServiceCard.tsx'
import { lazyPart } from '../lib/lazyPart.tsx'
import { settingsText as words } from '../lib/messages/settings.ts'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const AppsCard = lazyPart(
  async () => (await import('../features/settings/AppsCard.tsx')).AppsCard,
  <Skeleton height="block" />,
)
const ClearSigningCard = lazyPart(
  async () => (await import('../features/settings/ClearSigningCard.tsx')).ClearSigningCard,
  <Skeleton height="block" />,
)

export function SettingsPage() {
  return (
    <Page lead={words.lead} title={words.title} width="read">
      <AppearanceCard />
      <LanguageCard />
      <NotificationsCard />
      <SecondNodeCard />
      <ClearSigningCard />
      <AppsCard />
      <ServiceCard onChanged={() => window.location.reload()} origin={window.location.origin} />
    </Page>
  )
}
