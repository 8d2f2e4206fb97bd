import { Link } from '@tanstack/react-router'
import { AppearanceCard } from '../features/settings/AppearanceCard.tsx'
import { LanguageCard } from '../features/settings/LanguageCard.tsx'
import { NotificationsCard } from '../features/settings/NotificationsCard.tsx'
import { SecondNodeCard } from '../features/settings/SecondNodeCard.tsx'
import { ServiceCard } from '../features/settings/ServiceCard.tsx'
import { lazyPart } from '../lib/lazyPart.tsx'
import { settingsText as words } from '../lib/messages/settings.ts'
import { tellingText } from '../lib/messages/telling.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const ClearSigningCard = lazyPart(
  async () => (await import('../features/settings/ClearSigningCard.tsx')).ClearSigningCard,
  <Skeleton height="block" />,
)

export function SettingsPage() {
  return (
    <Page
      actions={
        <Link className={buttonClass('quiet')} to="/being-told">
          {tellingText.link}
        </Link>
      }
      lead={words.lead}
      title={words.title}
      width="read"
    >
      <AppearanceCard />
      <LanguageCard />
      <NotificationsCard />
      <SecondNodeCard />
      <ClearSigningCard />
      <ServiceCard onChanged={() => window.location.reload()} origin={window.location.origin} />
    </Page>
  )
}
