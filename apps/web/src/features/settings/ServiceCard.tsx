import { createClient, listChains } from '@countersign/client'
import { useServices } from '../../domain/services/Services.ts'
import { chooseService, defaultServiceUrl, readServiceUrl } from '../../domain/settings/chooseService.ts'
import { settingsText as words } from '../../lib/messages/settings.ts'
import { useStore } from '../../lib/useStore.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Settings.module.css'
import { UrlForm } from './UrlForm.tsx'

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
  const save = (serviceUrl: string) => {
    store.update((all) => ({ ...all, serviceUrl }))
    onChanged()
  }
  const change = async (text: string) => {
    const choice = readServiceUrl(text, context)
    if ('refusal' in choice) return words.serviceRefusal[choice.refusal](choice.origin)
    const chains = await listChains(createClient({ baseUrl: choice.url, fetch: service.fetch })).catch(() => undefined)
    if (!chains) return words.serviceSilent(choice.url)
    if (!config.chains.some(({ id }) => chains.results.some(({ chainId }) => chainId === String(id))))
      return words.serviceOtherChains(config.chains.map(({ name }) => name).join(', '))
    return void save(choice.url === defaultServiceUrl(context) ? '' : choice.url)
  }
  const reset = (
    <Button look="quiet" onClick={() => save('')}>
      {words.serviceReset}
    </Button>
  )
  return (
    <Card title={words.service}>
      <div className={styles.form}>
        <p>{words.serviceText}</p>
        {chosen !== '' && isDefault ? <Notice title={words.serviceForgotten(chosen)} tone="caution" /> : null}
        <FieldList>
          <FieldPair className={styles.address} label={words.serviceNow}>
            <bdi>{used}</bdi> <Badge tone="plain">{isDefault ? words.serviceDefault : words.serviceChosen}</Badge>
          </FieldPair>
        </FieldList>
        <UrlForm
          action={words.serviceUse}
          after={chosen === '' ? null : reset}
          hint={words.serviceHint(config.serviceOrigins)}
          label={words.serviceLabel}
          onSave={change}
          placeholder={config.serviceOrigins[0] ?? used}
          value={isDefault ? '' : used}
        />
      </div>
    </Card>
  )
}
