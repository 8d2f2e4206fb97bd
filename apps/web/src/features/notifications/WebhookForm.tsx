import { createOwnerWebhook } from '@countersign/client'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { useMySafes } from '../../domain/safe/useMySafes.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { describeError } from '../../lib/describeError.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { notificationsText as words } from '../../lib/messages/notifications.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { type EventKind, EventKinds } from './EventKinds.tsx'
import styles from './Notifications.module.css'
import { webhooksKey } from './webhooksKey.ts'

const usual: readonly EventKind[] = [
  'PENDING_MULTISIG_TRANSACTION',
  'EXECUTED_MULTISIG_TRANSACTION',
  'INCOMING_ETHER',
  'INCOMING_TOKEN',
]

/** A further server that is to be told of one Safe. */
export function WebhookForm() {
  const { queryClient, service } = useServices()
  const { address } = useSigner()
  const nameOf = useNameOf()
  const { safes } = useMySafes()
  const owned = safes.filter(({ standing }) => standing === 'owner')
  const [place, setPlace] = useState(0)
  const [url, setUrl] = useState('')
  const [kinds, setKinds] = useState<readonly EventKind[]>(usual)
  const [errors, setErrors] = useState<{ kinds?: string; url?: string }>({})
  const creation = useMutation({
    mutationFn: (webhook: Parameters<typeof createOwnerWebhook>[1]['webhook']) =>
      createOwnerWebhook(service, { webhook }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: webhooksKey(address) }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const safe = owned[place]
    const isUrl = URL.canParse(url.trim()) && /^https?:$/.test(new URL(url.trim()).protocol)
    setErrors({
      ...(kinds.length === 0 ? { kinds: words.hookNoKind } : {}),
      ...(isUrl ? {} : { url: words.hookUrlWrong }),
    })
    if (!safe || !isUrl || kinds.length === 0 || creation.isPending) return
    creation.mutate({ chainId: String(safe.chain.id), events: [...kinds], safe: safe.address, url: url.trim() })
  }
  if (owned.length === 0)
    return (
      <Card title={words.hookAdd}>
        <p>{words.hookNoSafe}</p>
      </Card>
    )
  return (
    <Card title={words.hookAdd}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Field label={words.hookSafe}>
            {(control) => (
              <select {...control} onChange={({ target }) => setPlace(target.selectedIndex)} value={place}>
                {owned.map((safe, index) => (
                  <option key={`${safe.chain.id}${safe.address}`} value={index}>
                    {nameOf(safe.address)?.name ?? shortAddress(safe.address)}, {safe.chain.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field error={errors.url} hint={words.hookUrlHint} label={words.hookUrl}>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                inputMode="url"
                maxLength={500}
                onChange={({ target }) => setUrl(target.value)}
                spellCheck={false}
                value={url}
              />
            )}
          </Field>
          <EventKinds label={words.hookKinds(words.hookUrl.toLowerCase())} onChange={setKinds} value={kinds} />
          <Stack isLive>
            {errors.kinds ? <Notice isAlert title={errors.kinds} tone="caution" /> : null}
            {creation.isError ? (
              <Notice isAlert title={words.hookChangeFailed} tone="caution">
                {describeError(creation.error).sentence}
              </Notice>
            ) : null}
            {creation.data ? (
              <Notice title={words.hookSecret} tone="ok">
                <p>{words.hookSecretText}</p>
                <p className={styles.secret}>
                  <code>{creation.data.secret}</code> <CopyButton text={creation.data.secret} what={words.hookSecret} />
                </p>
              </Notice>
            ) : null}
          </Stack>
          <div>
            <Button isBusy={creation.isPending} look="primary" type="submit">
              {words.hookSave}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
