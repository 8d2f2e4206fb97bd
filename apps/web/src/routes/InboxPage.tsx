import { Link } from '@tanstack/react-router'
import { useMySafes } from '../domain/safe/useMySafes.ts'
import { useConnectDialog } from '../domain/services/ConnectDialogContext.ts'
import { useSigner } from '../domain/services/useSigner.ts'
import { InboxList } from '../features/inbox/InboxList.tsx'
import { BackgroundSafeList } from '../features/notifications/BackgroundSafeList.tsx'
import { lazyPart } from '../lib/lazyPart.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Page } from '../ui/Page.tsx'

/** After the list that matters more: it reads the history of each Safe. */
const KeyCheckInbox = lazyPart(async () => (await import('../features/custody/KeyCheckInbox.tsx')).KeyCheckInbox)

const tNotifications = createCatalogue('notifications')
const t = createCatalogue('inbox')
const tSafes = createCatalogue('safes')
const tConnect = createCatalogue('connect')

export function InboxPage() {
  const { status } = useSigner()
  const { open } = useConnectDialog()
  const { safes, isLoading, failures } = useMySafes()
  return (
    <Page
      actions={
        <Link className={buttonClass('quiet')} to="/notifications">
          {tNotifications('link')}
        </Link>
      }
      lead={t('lead')}
      title={tSafes('inbox')}
    >
      <Card isFlush>
        {status === 'disconnected' ? (
          <Empty
            action={
              <Button look="primary" onClick={open}>
                {tConnect('connect')}
              </Button>
            }
            icon="inbox"
            title={t('connect')}
          />
        ) : (
          <InboxList hasFailed={failures.length > 0} isLoading={isLoading || status === 'restoring'} safes={safes} />
        )}
      </Card>
      <KeyCheckInbox safes={safes} />
      <BackgroundSafeList safes={safes} />
    </Page>
  )
}
