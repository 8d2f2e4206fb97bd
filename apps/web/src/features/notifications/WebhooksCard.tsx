import {
  createOwnerWebhook,
  deleteOwnerWebhook,
  HttpRequestError,
  listOwnerWebhooks,
  testOwnerWebhook,
  updateOwnerWebhook,
} from '@countersign/client'
import type { OwnerWebhook } from '@countersign/protocol/wire'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { useMySafes } from '../../domain/safe/useMySafes.ts'
import { useAccountFacts, useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { findChain, useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { describeError } from '../../lib/describeError.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { readForm, requireField } from '../../lib/readForm.ts'
import { useForm } from '../../lib/useForm.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Notifications.module.css'

const t = createCatalogue('notifications')

export function WebhooksCard() {
  const { address } = useSigner()
  const { isSignedIn } = useAccountFacts()
  const { open, openAccount } = useConnectDialog()
  return (
    <>
      <Card title={t('hooks')}>
        <Stack>
          <p>{t('hooksText')}</p>
          {address && isSignedIn ? null : (
            <div>
              <Button onClick={address ? openAccount : open}>{address ? t('hooksSignIn') : t('hooksConnect')}</Button>
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
    return <Notice title={t('hooksNotOffered')} tone="info" />
  return (
    <>
      <QueryView
        card={{ isFlush: true, title: t('hooksList') }}
        empty={{ icon: 'message', title: t('hooksNone'), children: t('hooksNoneText') }}
        failed={t('hooksFailed')}
        loading={t('hooksLoading')}
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

const usual: readonly EventKind[] = [
  'PENDING_MULTISIG_TRANSACTION',
  'EXECUTED_MULTISIG_TRANSACTION',
  'INCOMING_ETHER',
  'INCOMING_TOKEN',
]

function WebhookForm() {
  const { queryClient, service } = useServices()
  const { address } = useSigner()
  const nameOf = useNameOf()
  const { safes } = useMySafes()
  const owned = safes.filter(({ role }) => role === 'owner')
  const [value, save] = useState({ index: 0, url: '', kinds: usual })
  const { errors, check, field } = useForm({
    value,
    save,
    read: ({ kinds, url }) =>
      readForm({
        kinds: requireField(kinds.length > 0 ? [...kinds] : undefined, t('hookNoEvent')),
        url: requireField(isWebUrl(url.trim()) ? url.trim() : undefined, t('hookUrlInvalid')),
      }),
  })
  const creation = useMutation({
    mutationFn: (webhook: Parameters<typeof createOwnerWebhook>[1]['webhook']) =>
      createOwnerWebhook(service, { webhook }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: webhooksKey(address) }),
  })
  const submit = () => {
    const safe = owned[value.index]
    const read = check()
    if (!safe || !read || creation.isPending) return
    creation.mutate({ chainId: String(safe.chain.id), events: read.kinds, safe: safe.address, url: read.url })
  }
  if (owned.length === 0)
    return (
      <Card title={t('hookAdd')}>
        <p>{t('hookNoSafe')}</p>
      </Card>
    )
  return (
    <Card title={t('hookAdd')}>
      <Form onSubmit={submit}>
        <Stack>
          <SelectField
            {...field('index')}
            label={t('hookSafe')}
            options={owned.map(({ address, chain }, index) => ({
              value: index,
              label: `${nameOf(address)?.name ?? shortAddress(address)}, ${chain.name}`,
            }))}
          />
          <TextField
            {...field('url')}
            hint={t('hookUrlHint')}
            inputMode="url"
            label={t('hookUrl')}
            maxLength={500}
            spellCheck={false}
          />
          <EventKinds {...field('kinds')} label={t('hookEvents')} />
          <Stack isLive>
            {errors.kinds ? <Notice isAlert title={errors.kinds} tone="caution" /> : null}
            <ChangeFailure error={creation.error} />
            {creation.data ? (
              <Notice title={t('hookSecret')} tone="ok">
                <p>{t('hookSecretText')}</p>
                <p className={styles.secret}>
                  <code>{creation.data.secret}</code> <CopyButton text={creation.data.secret} what={t('hookSecret')} />
                </p>
              </Notice>
            ) : null}
          </Stack>
          <div>
            <Button isBusy={creation.isPending} look="primary" type="submit">
              {t('hookSave')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function WebhookRow({ webhook }: { webhook: OwnerWebhook }) {
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
  return (
    <li>
      <Row
        end={
          <>
            <Button
              aria-label={t('hookTestWhat', { host })}
              isBusy={trial.isPending}
              look="quiet"
              onClick={() => trial.mutate()}
            >
              {t('hookTest')}
            </Button>
            <Button
              aria-label={t('hookRemoveWhat', { host })}
              isBusy={remove.isPending}
              look="quiet"
              onClick={() => remove.mutate()}
            >
              {t('hookRemove')}
            </Button>
          </>
        }
        icon="message"
        isFolding
      >
        <span className={rowWords}>
          <CheckboxField
            label={t('hookOn', { host })}
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
        <Disclosure title={t('hookEventsOf', { host })}>
          <EventKinds
            label={t('hookEventsOf', { host })}
            onChange={(events) => events.length > 0 && change.mutate({ events, isOn })}
            value={kinds}
          />
        </Disclosure>
        <div aria-live="polite">
          {trial.data?.isDelivered ? <Notice title={t('hookDelivered')} tone="ok" /> : null}
          {trial.data && !trial.data.isDelivered ? (
            <Notice title={t('hookNotDelivered', { reason: trial.data.reason ?? '' })} tone="caution" />
          ) : null}
          <ChangeFailure error={change.error ?? remove.error ?? trial.error} />
        </div>
      </div>
    </li>
  )
}

function ChangeFailure({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <Notice isAlert title={t('hookChangeFailed')} tone="caution">
      {describeError(error).sentence}
    </Notice>
  )
}

const eventKinds = [
  'PENDING_MULTISIG_TRANSACTION',
  'NEW_CONFIRMATION',
  'EXECUTED_MULTISIG_TRANSACTION',
  'DELETED_MULTISIG_TRANSACTION',
  'INCOMING_ETHER',
  'INCOMING_TOKEN',
  'OUTGOING_ETHER',
  'OUTGOING_TOKEN',
  'MODULE_TRANSACTION',
  'MESSAGE_CREATED',
  'MESSAGE_CONFIRMATION',
  'KEY_CHECK_OVERDUE',
] as const

type EventKind = (typeof eventKinds)[number]

type EventKindsProps = { label: string; value: readonly EventKind[]; onChange: (kinds: EventKind[]) => void }

function EventKinds({ label, value, onChange }: EventKindsProps) {
  return (
    <fieldset className={styles.kinds}>
      <legend>{label}</legend>
      {eventKinds.map((kind) => (
        <CheckboxField
          key={kind}
          label={t(`kinds.${kind}`)}
          onChange={(isOn) => onChange(eventKinds.filter((other) => (other === kind ? isOn : value.includes(other))))}
          value={value.includes(kind)}
        />
      ))}
    </fieldset>
  )
}

const webhooksKey = (account: string | undefined) => ['webhooks', account?.toLowerCase()]
