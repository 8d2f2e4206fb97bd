import { Link } from '@tanstack/react-router'
import { useMySafes } from '../domain/safe/useMySafes.ts'
import { useConnectDialog } from '../domain/wallet/ConnectDialogContext.ts'
import { useSigner } from '../domain/wallet/useSigner.ts'
import { NeedsYouList } from '../features/needs/NeedsYouList.tsx'
import { AwayList } from '../features/telling/AwayList.tsx'
import { connectText } from '../lib/messages/connect.ts'
import { needsText } from '../lib/messages/needs.ts'
import { safesText } from '../lib/messages/safes.ts'
import { tellingText } from '../lib/messages/telling.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Page } from '../ui/Page.tsx'

export function NeedsYouPage() {
  const { status } = useSigner()
  const { open } = useConnectDialog()
  const { safes, isLoading, failures } = useMySafes()
  return (
    <Page
      actions={
        <Link className={buttonClass('quiet')} to="/being-told">
          {tellingText.link}
        </Link>
      }
      lead={needsText.lead}
      title={safesText.needsTitle}
    >
      <Card isFlush>
        {status === 'disconnected' ? (
          <Empty
            action={
              <Button look="primary" onClick={open}>
                {connectText.connect}
              </Button>
            }
            icon="inbox"
            title={needsText.connect}
          />
        ) : (
          <NeedsYouList hasFailed={failures.length > 0} isLoading={isLoading || status === 'restoring'} safes={safes} />
        )}
      </Card>
      <AwayList safes={safes} />
    </Page>
  )
}
