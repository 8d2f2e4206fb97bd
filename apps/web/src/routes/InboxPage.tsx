import { Link } from '@tanstack/react-router'
import { useMySafes } from '../domain/safe/useMySafes.ts'
import { useConnectDialog } from '../domain/services/ConnectDialogContext.ts'
import { useSigner } from '../domain/services/useSigner.ts'
import { InboxList } from '../features/inbox/InboxList.tsx'
import { BackgroundSafeList } from '../features/notifications/BackgroundSafeList.tsx'
import { connectText } from '../lib/messages/connect.ts'
import { inboxText } from '../lib/messages/inbox.ts'
import { notificationsText } from '../lib/messages/notifications.ts'
import { safesText } from '../lib/messages/safes.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Page } from '../ui/Page.tsx'

export function InboxPage() {
  const { status } = useSigner()
  const { open } = useConnectDialog()
  const { safes, isLoading, failures } = useMySafes()
  return (
    <Page
      actions={
        <Link className={buttonClass('quiet')} to="/notifications">
          {notificationsText.link}
        </Link>
      }
      lead={inboxText.lead}
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
            title={inboxText.connect}
          />
        ) : (
          <InboxList hasFailed={failures.length > 0} isLoading={isLoading || status === 'restoring'} safes={safes} />
        )}
      </Card>
      <BackgroundSafeList safes={safes} />
    </Page>
  )
}
