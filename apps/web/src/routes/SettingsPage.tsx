import { Link } from '@tanstack/react-router'
import { useServices } from '../domain/services/Services.ts'
import { CurrencyField } from '../features/assets/CurrencyField.tsx'
import { AppearanceCard } from '../features/settings/AppearanceCard.tsx'
import { ChainCard } from '../features/settings/ChainCard.tsx'
import { HashComparisonCard } from '../features/settings/HashComparisonCard.tsx'
import { LanguageCard } from '../features/settings/LanguageCard.tsx'
import { NameResolutionCard } from '../features/settings/NameResolutionCard.tsx'
import { NotificationsCard } from '../features/settings/NotificationsCard.tsx'
import { ServiceCard } from '../features/settings/ServiceCard.tsx'
import { lazyPart } from '../lib/lazyPart.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const tNotifications = createCatalogue('notifications')
const t = createCatalogue('settings')

const block = <Skeleton height="block" />
const AppsCard = lazyPart(async () => (await import('../features/settings/AppsCard.tsx')).AppsCard, block)
const ClearSigningCard = lazyPart(
  async () => (await import('../features/settings/ClearSigningCard.tsx')).ClearSigningCard,
  block,
)
const NetworksCard = lazyPart(async () => (await import('../features/settings/NetworksCard.tsx')).NetworksCard, block)
const ReleaseCard = lazyPart(async () => (await import('../features/settings/ReleaseCard.tsx')).ReleaseCard, block)
const PinCard = lazyPart(async () => (await import('../features/release/PinCard.tsx')).PinCard, block)

/** Loads the schemas of all stored data, for import and export. */
const DataCard = lazyPart(
  async () => {
    const [{ DataCard: Loaded }, { backupSections }, { saveFile }] = await Promise.all([
      import('../features/settings/DataCard.tsx'),
      import('./backupSections.ts'),
      import('../features/offline/saveFile.ts'),
    ])
    return (props: { onRestart: () => void }) => <Loaded onSave={saveFile} parts={backupSections} {...props} />
  },
  <Skeleton height="block" />,
)

export function SettingsPage() {
  const { config } = useServices()
  const restart = () => window.location.reload()
  return (
    <Page
      actions={
        <Link className={buttonClass('quiet')} to="/notifications">
          {tNotifications('link')}
        </Link>
      }
      title={t('title')}
      width="read"
    >
      <AppearanceCard />
      <LanguageCard />
      <Card title={t('currency')}>
        <CurrencyField />
      </Card>
      <HashComparisonCard />
      <NotificationsCard />
      <NetworksCard onRestart={restart} />
      {config.chains.map((chain) => (
        <ChainCard chain={chain} key={chain.id} onRestart={restart} origin={window.location.origin} />
      ))}
      <ServiceCard onChanged={restart} origin={window.location.origin} />
      <NameResolutionCard />
      <ClearSigningCard />
      <AppsCard />
      <DataCard onRestart={restart} />
      <ReleaseCard origin={window.location.origin} />
      <PinCard onRestart={restart} />
    </Page>
  )
}
