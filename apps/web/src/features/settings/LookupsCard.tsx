import { useServices } from '../../domain/services/Services.ts'
import { settingsText as words } from '../../lib/messages/settings.ts'
import { useStore } from '../../lib/useStore.ts'
import { Card } from '../../ui/Card.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import styles from './Settings.module.css'

/** What the page asks others for besides Safes: each can be switched off. */
export function LookupsCard() {
  const { config, settings: store } = useServices()
  const { lookups } = useStore(store)
  // What was switched off here looks as if the operator did not offer it; what it is shows once it is on again.
  const offered = {
    names: config.lookups.names || !lookups.names,
    pictures: config.lookups.avatars || !lookups.names || !lookups.pictures,
  }
  const set = (change: Partial<typeof lookups>) =>
    store.update((all) => ({ ...all, lookups: { ...all.lookups, ...change } }))
  return (
    <Card title={words.lookups}>
      <div className={styles.form}>
        <p>{words.lookupsText}</p>
        {offered.names ? null : <p className={styles.quiet}>{words.lookupsOff}</p>}
        <label className={styles.switch}>
          <input
            checked={offered.names && lookups.names}
            disabled={!offered.names}
            onChange={({ target }) => set({ names: target.checked })}
            type="checkbox"
          />
          <span>{words.lookupNames}</span>
        </label>
        <label className={styles.switch}>
          <input
            checked={offered.pictures && lookups.names && lookups.pictures}
            disabled={!offered.pictures || !lookups.names}
            onChange={({ target }) => set({ pictures: target.checked })}
            type="checkbox"
          />
          <span>{words.lookupPictures}</span>
        </label>
        <FieldList>
          <FieldPair className={styles.address} label="IPFS">
            {config.ipfsGateway}
          </FieldPair>
          <FieldPair className={styles.address} label="Arweave">
            {config.arweaveGateway}
          </FieldPair>
        </FieldList>
        <p className={styles.quiet}>{words.gatewaysText}</p>
      </div>
    </Card>
  )
}
