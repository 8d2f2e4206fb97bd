import { HttpRequestError, listOwnerWebhooks } from '@countersign/client'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../domain/services/Services.ts'
import { useAccountFacts } from '../../domain/wallet/AccountContext.ts'
import { useConnectDialog } from '../../domain/wallet/ConnectDialogContext.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { notificationsText as words } from '../../lib/messages/notifications.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookRow } from './WebhookRow.tsx'
import { webhooksKey } from './webhooksKey.ts'

/** Servers that the service tells, for owners who signed in. */
export function WebhooksCard() {
  const { address } = useSigner()
  const { isSignedIn } = useAccountFacts()
  const { open, openAccount } = useConnectDialog()
  return (
    <>
      <Card title={words.hooks}>
        <Stack>
          <p>{words.hooksText}</p>
          {address && isSignedIn ? null : (
            <div>
              <Button onClick={address ? openAccount : open}>{address ? words.hooksSignIn : words.hooksConnect}</Button>
            </div>
          )}
        </Stack>
      </Card>
      {address && isSignedIn ? <WebhookList key={address} /> : null}
    </>
  )
}

function WebhookList() {
  const { service } = useServices()
  const { address } = useSigner()
  const { data, error, isError, refetch } = useQuery({
    queryFn: ({ signal }) => listOwnerWebhooks(service, { signal }),
    queryKey: webhooksKey(address),
  })
  if (error instanceof HttpRequestError && error.status === 404)
    return <Notice title={words.hooksNotOffered} tone="info" />
  if (isError && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} title={words.hooksFailed} />
  return (
    <>
      <Card isFlush title={words.hooksList}>
        {!data ? (
          <SkeletonRows count={2} label={words.hooksLoading} />
        ) : data.length === 0 ? (
          <Empty icon="message" title={words.hooksNone}>
            {words.hooksNoneText}
          </Empty>
        ) : (
          <ul>
            {data.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
      </Card>
      <WebhookForm />
    </>
  )
}
