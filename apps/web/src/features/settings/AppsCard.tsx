import { changeGrants, type OriginGrants, openHostedApps, revoke } from '../../domain/safe-apps/storedApps.ts'
import { useServices } from '../../domain/services/Services.ts'
import { appsText } from '../../lib/messages/apps.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import styles from './Settings.module.css'

const words = appsText.grants

export function AppsCard() {
  const store = openHostedApps(useServices().storage)
  const origins = Object.entries(useStore(store).origins)
  return (
    <Card title={words.title}>
      <div className={styles.form}>
        <p>{origins.length === 0 ? words.none : words.text}</p>
        {origins.length === 0 ? null : (
          <ul aria-label={words.list}>
            {origins.map(([origin, grants]) => (
              <li className={styles.safe} key={origin}>
                <span className={styles.address}>
                  <bdi>{origin}</bdi>: {listGrants(grants).join(', ')}
                </span>
                <span className={styles.actions}>
                  {grants.addressBookAt === undefined ? null : (
                    <Button
                      aria-label={words.takeNamesWhat(origin)}
                      look="quiet"
                      onClick={() => store.update((all) => changeGrants(all, origin, { addressBookAt: undefined }))}
                    >
                      {words.takeNames}
                    </Button>
                  )}
                  <Button
                    aria-label={words.takeWhat(origin)}
                    look="quiet"
                    onClick={() => store.update((all) => revoke(all, origin))}
                  >
                    {words.take}
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
    words.opened,
    ...(addressBookAt === undefined ? [] : [words.addressBook]),
    ...(canOpenTabs ? [words.tabs] : []),
    ...features.map((feature) => appsText.first.features[feature].toLowerCase()),
  ]
}
