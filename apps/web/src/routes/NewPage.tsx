import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { KindList } from '../features/new-transaction/KindList.tsx'
import { drafting as words } from '../lib/messages/drafting.ts'
import { Card } from '../ui/Card.tsx'
import { Page } from '../ui/Page.tsx'

export function NewPage() {
  const safe = useSafe()
  return (
    <Page lead={words.chooseLead} title={words.chooseTitle} width="read">
      <Card isFlush>
        <KindList safe={safe} />
      </Card>
    </Page>
  )
}
