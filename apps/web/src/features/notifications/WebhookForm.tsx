import { createOwnerWebhook } from '@countersign/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { useMySafes } from '../../domain/safe/useMySafes.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { describeError } from '../../lib/describeError.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { notificationsText as words } from '../../lib/messages/notifications.ts'
import { readForm, requireField } from '../../lib/readForm.ts'
import { useForm } from '../../lib/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type EventKind, EventKinds } from './EventKinds.tsx'
import styles from './Notifications.module.css'
import { webhooksKey } from './webhooksKey.ts'

const usual: readonly EventKind[] = [
  'PENDING_MULTISIG_TRANSACTION',
  'EXECUTED_MULTISIG_TRANSACTION',
  'INCOMING_ETHER',
  'INCOMING_TOKEN',
]

export function WebhookForm() {
  const { queryClient, service } = useServices()
  const { address } = useSigner()
  const nameOf = useNameOf()
  const { safes } = useMySafes()
  const owned = safes.filter(({ standing }) => standing === 'owner')
  const [value, save] = useState({ index: 0, url: '', kinds: usual })
  const { errors, check, field } = useForm({
    value,
    save,
    read: ({ kinds, url }) =>
      readForm({
        kinds: requireField(kinds.length > 0 ? [...kinds] : undefined, words.hookNoKind),
        url: requireField(isWebUrl(url.trim()) ? url.trim() : undefined, words.hookUrlWrong),
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
      <Card title={words.hookAdd}>
        <p>{words.hookNoSafe}</p>
      </Card>
    )
  return (
    <Card title={words.hookAdd}>
      <Form onSubmit={submit}>
        <Stack>
          <SelectField
            {...field('index')}
            label={words.hookSafe}
            options={owned.map(({ address, chain }, index) => ({
              value: index,
              label: `${nameOf(address)?.name ?? shortAddress(address)}, ${chain.name}`,
            }))}
          />
          <TextField
            {...field('url')}
            hint={words.hookUrlHint}
            inputMode="url"
            label={words.hookUrl}
            maxLength={500}
            spellCheck={false}
          />
          <EventKinds {...field('kinds')} label={words.hookKinds(words.hookUrl.toLowerCase())} />
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
      </Form>
    </Card>
  )
}

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
