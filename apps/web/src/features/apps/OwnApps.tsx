import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { openHostedApps, removeApp, type StoredApp, storeApp } from '../../domain/safe-apps/storedApps.ts'
import { useServices } from '../../domain/services/Services.ts'
import { appsText as words } from '../../lib/messages/apps.ts'
import { useStore } from '../../lib/useStore.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, RowLine } from '../../ui/Rows.tsx'
import { Time } from '../../ui/Time.tsx'
import { AppLink } from './AppLink.tsx'
import styles from './Apps.module.css'
import { matchesSearch } from './matchesSearch.ts'

/** Opened or added apps: pinned first, then by last use. */
export function OwnApps({ safe, search }: { safe: CurrentSafe; search: string }) {
  const { apps } = useStore(openHostedApps(useServices().storage))
  const shown = apps
    .filter(({ description, name, url }) => matchesSearch(search, [name, url, description]))
    .toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned) || (b.usedAt ?? 0) - (a.usedAt ?? 0))
  if (shown.length === 0) return null
  return (
    <Card isFlush title={words.own}>
      <ul>
        {shown.map((app) => (
          <OwnApp app={app} key={app.url} safe={safe} />
        ))}
      </ul>
    </Card>
  )
}

function OwnApp({ app, safe }: { app: StoredApp; safe: CurrentSafe }) {
  const store = openHostedApps(useServices().storage)
  const { icon, isPinned, name, url, usedAt } = app
  return (
    <Row
      as="li"
      end={
        <>
          <Button
            aria-label={isPinned ? words.unpin(name) : words.pin(name)}
            look="quiet"
            onClick={() => store.update((all) => storeApp(all, { url, isPinned: !isPinned }, Date.now()))}
          >
            {isPinned ? words.unpinShort : words.pinShort}
          </Button>
          <Button
            aria-label={words.remove(name)}
            look="quiet"
            onClick={() => store.update((all) => removeApp(all, url))}
          >
            {words.removeShort}
          </Button>
        </>
      }
      icon={icon ? <img alt="" className={styles.icon} src={icon} /> : 'bundled'}
      isFolding
    >
      <AppLink name={name} safe={safe} url={url}>
        <bdi>{name}</bdi>
        <RowLine>
          {isPinned ? <Badge tone="info">{words.pinned}</Badge> : null}
          <span className={styles.origin}>{url}</span>
          <span>
            {usedAt ? (
              <>
                {words.used} <Time at={usedAt} />
              </>
            ) : (
              words.never
            )}
          </span>
        </RowLine>
      </AppLink>
    </Row>
  )
}
