import { HttpRequestError, listOwnerWebhooks } from '@countersign/client'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../domain/services/Services.ts'
import { useAccountFacts, useConnectDialog } from '../../domain/wallet/ConnectDialogContext.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { notificationsText as words } from '../../lib/messages/notifications.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookRow } from './WebhookRow.tsx'
import { webhooksKey } from './webhooksKey.ts'

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
  const query = useQuery({
    queryFn: ({ signal }) => listOwnerWebhooks(service, { signal }),
    queryKey: webhooksKey(address),
  })
  if (query.error instanceof HttpRequestError && query.error.status === 404)
    return <Notice title={words.hooksNotOffered} tone="info" />
  return (
    <>
      <QueryView
        card={{ isFlush: true, title: words.hooksList }}
        empty={{ icon: 'message', title: words.hooksNone, children: words.hooksNoneText }}
        failed={words.hooksFailed}
        loading={words.hooksLoading}
        query={query}
        rows={2}
      >
        {(webhooks) => (
          <ul>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
      </QueryView>
      {query.error && !query.data ? null : <WebhookForm />}
    </>
  )
}
