import { useMemo, useState } from 'react'
import {
  addOwnDescriptor,
  countBindings,
  listOwnDescriptors,
  openOwnDescriptors,
} from '../../domain/clear-signing/ownDescriptors.ts'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Settings.module.css'

const t = createCatalogue('clearSigning')

export function ClearSigningCard() {
  const store = openOwnDescriptors(useServices().storage)
  const files = useStore(store)
  const known = useMemo(() => listOwnDescriptors(files), [files])
  const [refusal, setRefusal] = useState<string>()
  const add = async (file: File) => {
    const text = await file.slice(0, 1024 * 1024).text()
    setRefusal(addOwnDescriptor(store, { name: file.name, text }))
  }
  return (
    <Card title={t('settingsTitle')}>
      <div className={styles.form}>
        <p>{t('settingsText')}</p>
        {known.length === 0 ? (
          <p>{t('settingsNone')}</p>
        ) : (
          <ul aria-label={t('settingsList')}>
            {known.map((item) => (
              <li className={styles.safe} key={item.hash}>
                <span>
                  <bdi>{item.name}</bdi> {t('settingsBound', { count: countBindings(item) })}
                </span>
                <HexGroups value={item.hash} />
                <Button
                  aria-label={t('settingsRemoveWhat', { name: item.name })}
                  look="quiet"
                  onClick={() =>
                    store.update((all) =>
                      all.filter((stored) => !listOwnDescriptors([stored]).some(({ hash }) => hash === item.hash)),
                    )
                  }
                >
                  {t('settingsRemove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <FileButton accept=".json,application/json" label={t('settingsFile')} onFiles={([file]) => void add(file)} />
        </div>
        <p>{t('settingsHint')}</p>
        {refusal ? (
          <Notice isAlert title={t('settingsRefused')} tone="caution">
            {refusal}
          </Notice>
        ) : null}
      </div>
    </Card>
  )
}
