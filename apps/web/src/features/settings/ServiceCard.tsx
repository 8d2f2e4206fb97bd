import { createClient, listChains } from '@countersign/client'
import { useServices } from '../../domain/services/Services.ts'
import { chooseService, defaultServiceUrl, readServiceUrl } from '../../domain/settings/chooseService.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatList } from '../../lib/messages/intl.ts'
import { useStore } from '../../lib/useStore.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Settings.module.css'
import { UrlForm } from './UrlForm.tsx'

const t = createCatalogue('settings')

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
    if ('refusal' in choice)
      return choice.refusal === 'notAllowed'
        ? t('serviceRefusal.notAllowed', choice)
        : t(`serviceRefusal.${choice.refusal}`)
    const chains = await listChains(createClient({ baseUrl: choice.url, fetch: service.fetch })).catch(() => undefined)
    if (!chains) return t('serviceUnreachable', { url: choice.url })
    if (!config.chains.some(({ id }) => chains.results.some(({ chainId }) => chainId === String(id))))
      return t('serviceOtherChains', { chains: formatList(config.chains.map(({ name }) => name)) })
    return void save(choice.url === defaultServiceUrl(context) ? '' : choice.url)
  }
  const reset = (
    <Button look="quiet" onClick={() => save('')}>
      {t('serviceReset')}
    </Button>
  )
  return (
    <Card title={t('service')}>
      <div className={styles.form}>
        <p>{t('serviceText')}</p>
        {chosen !== '' && isDefault ? <Notice title={t('serviceNotAllowed', { url: chosen })} tone="caution" /> : null}
        <FieldList>
          <FieldPair className={styles.address} label={t('serviceCurrent')}>
            <bdi>{used}</bdi> <Badge tone="plain">{isDefault ? t('serviceDefault') : t('serviceChosen')}</Badge>
          </FieldPair>
        </FieldList>
        <UrlForm
          action={t('serviceSave')}
          after={chosen === '' ? null : reset}
          hint={
            config.serviceOrigins.length === 0
              ? t('serviceHintNone')
              : t('serviceHint', { origins: formatList(config.serviceOrigins) })
          }
          label={t('serviceLabel')}
          onSave={change}
          placeholder={config.serviceOrigins[0] ?? used}
          value={isDefault ? '' : used}
        />
      </div>
    </Card>
  )
}
