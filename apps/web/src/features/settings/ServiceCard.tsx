import { createClient, listChains } from '@countersign/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import { chooseService, defaultServiceUrl, readServiceUrl } from '../../domain/settings/chooseService.ts'
import { settingsText as words } from '../../lib/messages/settings.ts'
import { useStore } from '../../lib/useStore.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Settings.module.css'

export type ServiceCardProps = {
  origin: string
  /** Reloads the page, so that no data of the old service is attributed to the new one. */
  onChanged: () => void
}

export function ServiceCard({ origin, onChanged }: ServiceCardProps) {
  const { config, service, settings: store } = useServices()
  const { serviceUrl: chosen } = useStore(store)
  const context = { config, origin }
  const used = chooseService(chosen, context)
  const isDefault = used === defaultServiceUrl(context)
  const [text, setText] = useState(isDefault ? '' : used)
  const save = (serviceUrl: string) => {
    store.update((all) => ({ ...all, serviceUrl }))
    onChanged()
  }
  const change = useMutation({
    mutationFn: async () => {
      const choice = readServiceUrl(text, context)
      if ('refusal' in choice) throw new Refusal(words.serviceRefusal[choice.refusal](choice.origin))
      const { results } = await listChains(createClient({ baseUrl: choice.url, fetch: service.fetch })).catch(() => {
        throw new Refusal(words.serviceSilent(choice.url))
      })
      if (!config.chains.some(({ id }) => results.some(({ chainId }) => chainId === String(id))))
        throw new Refusal(words.serviceOtherChains(config.chains.map(({ name }) => name).join(', ')))
      save(choice.url === defaultServiceUrl(context) ? '' : choice.url)
    },
  })
  const submit = () => {
    if (!change.isPending) change.mutate()
  }
  return (
    <Card title={words.service}>
      <Form className={styles.form} onSubmit={submit}>
        <p>{words.serviceText}</p>
        {chosen !== '' && isDefault ? <Notice title={words.serviceForgotten(chosen)} tone="caution" /> : null}
        <FieldList>
          <FieldPair className={styles.address} label={words.serviceNow}>
            <bdi>{used}</bdi> <Badge tone="plain">{isDefault ? words.serviceDefault : words.serviceChosen}</Badge>
          </FieldPair>
        </FieldList>
        <TextField
          error={change.error?.message}
          hint={words.serviceHint(config.serviceOrigins)}
          label={words.serviceLabel}
          inputMode="url"
          onChange={(value) => {
            setText(value)
            change.reset()
          }}
          placeholder={config.serviceOrigins[0] ?? used}
          spellCheck={false}
          value={text}
        />
        <div className={styles.actions}>
          <Button isBusy={change.isPending} type="submit">
            {words.serviceUse}
          </Button>
          {chosen === '' ? null : (
            <Button look="quiet" onClick={() => save('')}>
              {words.serviceReset}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}

class Refusal extends Error {
  override readonly name = 'Refusal'
}
