import { deleteOwnerWebhook, testOwnerWebhook, updateOwnerWebhook } from '@countersign/client'
import type { OwnerWebhook } from '@countersign/protocol/wire'
import { useMutation } from '@tanstack/react-query'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { findChain, useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { describeError } from '../../lib/describeError.ts'
import { notificationsText as words } from '../../lib/messages/notifications.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { EventKinds, eventKinds } from './EventKinds.tsx'
import styles from './Notifications.module.css'
import { webhooksKey } from './webhooksKey.ts'

/** One webhook: toggle, event filter, test and removal. */
export function WebhookRow({ webhook }: { webhook: OwnerWebhook }) {
  const services = useServices()
  const { queryClient, service } = services
  const { address } = useSigner()
  const nameOf = useNameOf()
  const { chainId, id, isOn, safe, url } = webhook
  const host = URL.canParse(url) ? new URL(url).host : url
  const kinds = eventKinds.filter((kind) => webhook.events.includes(kind))
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: webhooksKey(address) })
  const change = useMutation({
    mutationFn: (next: { events: readonly (typeof kinds)[number][]; isOn: boolean }) =>
      updateOwnerWebhook(service, { events: [...next.events], id, isOn: next.isOn }),
    onSuccess,
  })
  const remove = useMutation({ mutationFn: () => deleteOwnerWebhook(service, { id }), onSuccess })
  const trial = useMutation({ mutationFn: () => testOwnerWebhook(service, { id }) })
  const failure = change.error ?? remove.error ?? trial.error
  return (
    <li>
      <Row
        end={
          <>
            <Button
              aria-label={words.hookTryWhat(host)}
              isBusy={trial.isPending}
              look="quiet"
              onClick={() => trial.mutate()}
            >
              {words.hookTry}
            </Button>
            <Button
              aria-label={words.hookRemoveWhat(host)}
              isBusy={remove.isPending}
              look="quiet"
              onClick={() => remove.mutate()}
            >
              {words.hookRemove}
            </Button>
          </>
        }
        icon="message"
        isFolding
      >
        <span className={rowWords}>
          <CheckboxField
            label={words.hookOn(host)}
            onChange={(next) => change.mutate({ events: kinds, isOn: next })}
            value={isOn}
          />
          <RowLine>
            <Address name={nameOf(safe)?.name} value={safe} />
            <span>{findChain(services, chainId)?.name ?? chainId}</span>
          </RowLine>
        </span>
      </Row>
      <div className={styles.lead}>
        <Disclosure title={words.hookKinds(host)}>
          <EventKinds
            label={words.hookKinds(host)}
            onChange={(events) => events.length > 0 && change.mutate({ events, isOn })}
            value={kinds}
          />
        </Disclosure>
        <div aria-live="polite">
          {trial.data?.isDelivered ? <Notice title={words.hookTaken} tone="ok" /> : null}
          {trial.data && !trial.data.isDelivered ? (
            <Notice title={words.hookNotTaken(trial.data.reason ?? '')} tone="caution" />
          ) : null}
          {failure ? (
            <Notice isAlert title={words.hookChangeFailed} tone="caution">
              {describeError(failure).sentence}
            </Notice>
          ) : null}
        </div>
      </div>
    </li>
  )
}
