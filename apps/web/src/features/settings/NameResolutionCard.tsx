import { useServices } from '../../domain/services/Services.ts'
import { checkGateway, listGatewayOrigins, readGatewayUrl } from '../../domain/settings/applyChoices.ts'
import { settingsText as words } from '../../lib/messages/settings.ts'
import { useStore } from '../../lib/useStore.ts'
import { Card } from '../../ui/Card.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import styles from './Settings.module.css'
import { UrlForm } from './UrlForm.tsx'

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
      return choice.refusal === 'notAllowed' ? words.gatewayNotAllowed(choice.origin) : words.nodeRefusal.notAnAddress()
    if ((await checkGateway(choice.url, kind)) === 'silent') return words.gatewaySilent
    return void storePlan(choice.url)
  }
  return (
    <Card title={words.lookups}>
      <div className={styles.form}>
        <p>{words.lookupsText}</p>
        {offered.names ? null : <p className={styles.quiet}>{words.lookupsOff}</p>}
        <CheckboxField
          className={styles.switch}
          isDisabled={!offered.names}
          label={words.lookupNames}
          onChange={(names) => set({ names })}
          value={offered.names && lookups.names}
        />
        <CheckboxField
          className={styles.switch}
          isDisabled={!offered.pictures || !lookups.names}
          label={words.lookupPictures}
          onChange={(pictures) => set({ pictures })}
          value={offered.pictures && lookups.names && lookups.pictures}
        />
        <FieldList>
          <FieldPair className={styles.address} label="IPFS">
            {config.ipfsGateway}
          </FieldPair>
          <FieldPair className={styles.address} label="Arweave">
            {config.arweaveGateway}
          </FieldPair>
        </FieldList>
        <p className={styles.quiet}>{words.gatewaysText}</p>
        {(['ipfs', 'arweave'] as const).map((kind) => (
          <UrlForm
            action={words.nodeUse}
            hint={words.gatewayHint(listGatewayOrigins(config))}
            key={kind}
            label={words.gatewayLabel(names[kind])}
            onSave={(text) => saveGateway(kind, text)}
            placeholder="https://"
            value={gateways[kind]}
          />
        ))}
      </div>
    </Card>
  )
}
