import { useServices } from '../../domain/services/Services.ts'
import { checkGateway, listGatewayOrigins, readGatewayUrl } from '../../domain/settings/applyChoices.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatList } from '../../lib/messages/intl.ts'
import { useStore } from '../../lib/useStore.ts'
import { Card } from '../../ui/Card.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import styles from './Settings.module.css'
import { UrlForm } from './UrlForm.tsx'

const t = createCatalogue('settings')

const names = { arweave: 'Arweave', ipfs: 'IPFS' } as const

export function NameResolutionCard() {
  const { config, settings: store } = useServices()
  const { gateways, lookups } = useStore(store)
  // A lookup disabled here looks like one that the operator does not offer; it shows its state once enabled.
  const offered = {
    names: config.lookups.names || !lookups.names,
    pictures: config.lookups.avatars || !lookups.names || !lookups.pictures,
  }
  const set = (change: Partial<typeof lookups>) =>
    store.update((all) => ({ ...all, lookups: { ...all.lookups, ...change } }))
  const saveGateway = async (kind: keyof typeof names, text: string) => {
    const storePlan = (url: string) => store.update((all) => ({ ...all, gateways: { ...all.gateways, [kind]: url } }))
    if (text === '') return void storePlan('')
    const choice = readGatewayUrl(text, config)
    if ('refusal' in choice)
      return choice.refusal === 'notAllowed'
        ? t('gatewayNotAllowed', { origin: choice.origin })
        : t('nodeRefusal.invalid')
    if ((await checkGateway(choice.url, kind)) === 'silent') return t('gatewayUnreachable')
    return void storePlan(choice.url)
  }
  return (
    <Card title={t('lookups')}>
      <div className={styles.form}>
        <p>{t('lookupsText')}</p>
        {offered.names ? null : <p className={styles.quiet}>{t('lookupsOff')}</p>}
        <CheckboxField
          className={styles.switch}
          isDisabled={!offered.names}
          label={t('lookupNames')}
          onChange={(names) => set({ names })}
          value={offered.names && lookups.names}
        />
        <CheckboxField
          className={styles.switch}
          isDisabled={!offered.pictures || !lookups.names}
          label={t('lookupPictures')}
          onChange={(pictures) => set({ pictures })}
          value={offered.pictures && lookups.names && lookups.pictures}
        />
        <FieldList>
          <FieldPair className={styles.address} label={names.ipfs}>
            {config.ipfsGateway}
          </FieldPair>
          <FieldPair className={styles.address} label={names.arweave}>
            {config.arweaveGateway}
          </FieldPair>
        </FieldList>
        <p className={styles.quiet}>{t('gatewaysText')}</p>
        {(['ipfs', 'arweave'] as const).map((kind) => (
          <UrlForm
            action={t('gatewaySave')}
            hint={t('gatewayHint', { origins: formatList(listGatewayOrigins(config)) })}
            key={kind}
            label={t('gatewayLabel', { name: names[kind] })}
            onSave={(text) => saveGateway(kind, text)}
            placeholder={kind === 'ipfs' ? config.ipfsGateway : config.arweaveGateway}
            value={gateways[kind]}
          />
        ))}
      </div>
    </Card>
  )
}
