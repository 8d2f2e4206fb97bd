import { Link } from '@tanstack/react-router'
import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { AppList } from '../features/apps/AppList.tsx'
import { appsText as words } from '../lib/messages/apps.ts'
import { pairingText } from '../lib/messages/pairing.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'

export function AppsPage() {
  const safe = useSafe()
  return (
    <Page
      actions={
        <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/wc">
          {pairingText.title}
        </Link>
      }
      lead={words.lead}
      title={words.title}
      width="read"
    >
      <AppList safe={safe} />
      <p>{words.note}</p>
    </Page>
  )
}
