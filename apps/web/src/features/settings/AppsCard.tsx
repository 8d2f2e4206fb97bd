import { changeGrants, type OriginGrants, openHostedApps, revoke } from '../../domain/safe-apps/storedApps.ts'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatList } from '../../lib/messages/intl.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import styles from './Settings.module.css'

const t = createCatalogue('apps')

export function AppsCard() {
  const store = openHostedApps(useServices().storage)
  const origins = Object.entries(useStore(store).origins)
  return (
    <Card title={t('grants.title')}>
      <div className={styles.form}>
        <p>{origins.length === 0 ? t('grants.none') : t('grants.text')}</p>
        {origins.length === 0 ? null : (
          <ul aria-label={t('grants.list')}>
            {origins.map(([origin, grants]) => (
              <li className={styles.safe} key={origin}>
                <span className={styles.address}>
                  <bdi>{origin}</bdi>: {formatList(listGrants(grants))}
                </span>
                <span className={styles.actions}>
                  {grants.addressBookAt === undefined ? null : (
                    <Button
                      aria-label={t('grants.revokeNamesWhich', { origin })}
                      look="quiet"
                      onClick={() => store.update((all) => changeGrants(all, origin, { addressBookAt: undefined }))}
                    >
                      {t('grants.revokeNames')}
                    </Button>
                  )}
                  <Button
                    aria-label={t('grants.revokeWhich', { origin })}
                    look="quiet"
                    onClick={() => store.update((all) => revoke(all, origin))}
                  >
                    {t('grants.revoke')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function listGrants({ addressBookAt, canOpenTabs, features }: OriginGrants): string[] {
  return [
    t('grants.opened'),
    ...(addressBookAt === undefined ? [] : [t('grants.addressBook')]),
    ...(canOpenTabs ? [t('grants.tabs')] : []),
    ...features.map((feature) => t(`grants.features.${feature}`)),
  ]
}
