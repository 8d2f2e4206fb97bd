import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Requester } from '../../domain/app-requests/createRequestQueue.ts'
import { useIsReadOnly } from '../../domain/safe/ownerTreeQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import {
  agree,
  changeGrants,
  findApp,
  findGrants,
  hostOf,
  type OriginGrants,
  openHostedApps,
  storeApp,
} from '../../domain/safe-apps/storedApps.ts'
import { useServices } from '../../domain/services/Services.ts'
import { appsText } from '../../lib/messages/apps.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Apps.module.css'
import { FirstUse, type FirstUseAgreement } from './FirstUse.tsx'
import { HostedFrame } from './HostedFrame.tsx'

const words = appsText.open

export type OpenAppProps = {
  app: { href: string; origin: string }
  safe: CurrentSafe
  isCovered: boolean
  back: ReactNode
}

/** An app by its URL: introduced before first use, then framed. */
export function OpenApp({ app, back, isCovered, safe }: OpenAppProps) {
  const { storage } = useServices()
  const store = openHostedApps(storage)
  const all = useStore(store)
  const { href, origin } = app
  const known = findApp(all, href)
  const grants = findGrants(all, origin)
  if (!grants) {
    const onAgree = ({ about, canOpenTabs, features }: FirstUseAgreement) => {
      const now = Date.now()
      const { description = '', icon, name = hostOf(href) } = about ?? {}
      store.update((before) =>
        agree(storeApp(before, { url: href, name, description, ...(icon ? { icon } : {}) }, now), origin, {
          agreedAt: now,
          canOpenTabs,
          features,
        }),
      )
    }
    return <FirstUse back={back} isChosen={known !== undefined} onAgree={onAgree} origin={origin} url={href} />
  }
  return (
    <Running
      app={app}
      asker={{ name: known?.name ?? hostOf(href), icon: known?.icon }}
      back={back}
      grants={grants}
      isCovered={isCovered}
      safe={safe}
    />
  )
}

type RunningProps = OpenAppProps & { asker: Pick<Requester, 'icon' | 'name'>; grants: OriginGrants }

function Running({ app: { href, origin }, asker: { icon, name }, back, grants, isCovered, safe }: RunningProps) {
  const services = useServices()
  const store = openHostedApps(services.storage)
  const query = useQuery(safeStateQuery(services, safe))
  const isReadOnly = useIsReadOnly(safe)
  const [round, setRound] = useState(0)
  const asker = useMemo((): Requester => ({ via: 'frame', origin, name, icon }), [icon, name, origin])
  useEffect(() => store.update((all) => storeApp(all, { url: href, usedAt: Date.now() }, Date.now())), [href, store])
  const { canOpenTabs } = grants
  return (
    <>
      <div className={styles.actions}>
        {icon ? <img alt="" className={styles.icon} src={icon} /> : null}
        <span className={styles.facts}>
          <span className={styles.text}>{words.from}</span> <bdi className={styles.origin}>{origin}</bdi>
        </span>
        <Button
          aria-pressed={canOpenTabs}
          look="quiet"
          onClick={() => store.update((all) => changeGrants(all, origin, { canOpenTabs: !canOpenTabs }))}
        >
          {canOpenTabs ? words.tabsOn : words.tabsOff}
        </Button>
        <Button look="quiet" onClick={() => setRound(round + 1)}>
          {words.reload}
        </Button>
        {back}
      </div>
      <QueryView
        failed={words.stateFailed}
        loading={
          <div aria-busy="true" role="status">
            <span className={styles.text}>{words.loading}</span>
            <Skeleton height="block" />
          </div>
        }
        query={query}
      >
        {(state) => (
          <HostedFrame
            asker={asker}
            grants={grants}
            isCovered={isCovered}
            isReadOnly={isReadOnly}
            key={round}
            safe={safe}
            state={state}
            url={href}
          />
        )}
      </QueryView>
    </>
  )
}
