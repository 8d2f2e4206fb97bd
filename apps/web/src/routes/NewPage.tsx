import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { KindList } from '../features/new-transaction/KindList.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Card } from '../ui/Card.tsx'
import { Page } from '../ui/Page.tsx'

const t = createCatalogue('drafting')

export function NewPage() {
  const safe = useSafe()
  return (
    <Page title={t('chooseTitle')} width="read">
      <Card isFlush>
        <KindList safe={safe} />
      </Card>
    </Page>
  )
}
