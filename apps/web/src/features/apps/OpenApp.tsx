import { createHost } from '@countersign/frame/host'
import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
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
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Notice } from '../../ui/Notice.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Apps.module.css'
import { createHostMethods } from './createHostMethods.ts'
import { FirstUse, type FirstUseAgreement } from './FirstUse.tsx'

const t = createCatalogue('apps')

type OpenAppProps = { app: { href: string; origin: string }; safe: CurrentSafe; isCovered: boolean; back: ReactNode }

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
      requester={{ name: known?.name ?? hostOf(href), icon: known?.icon }}
      back={back}
      grants={grants}
      isCovered={isCovered}
      safe={safe}
    />
  )
}

type RunningProps = OpenAppProps & { requester: Pick<Requester, 'icon' | 'name'>; grants: OriginGrants }

function Running({ app: { href, origin }, requester: { icon, name }, back, grants, isCovered, safe }: RunningProps) {
  const services = useServices()
  const store = openHostedApps(services.storage)
  const query = useQuery(safeStateQuery(services, safe))
  const isReadOnly = useIsReadOnly(safe)
  const [round, setRound] = useState(0)
  const requester = useMemo((): Requester => ({ via: 'frame', origin, name, icon }), [icon, name, origin])
  useEffect(() => store.update((all) => storeApp(all, { url: href, usedAt: Date.now() }, Date.now())), [href, store])
  const { canOpenTabs } = grants
  return (
    <>
      <div className={styles.actions}>
        {icon ? <img alt="" className={styles.icon} src={icon} /> : null}
        <span className={styles.text}>
          <RichText>
            {(mark) => t('open.from', { origin: mark(<bdi className={styles.origin}>{origin}</bdi>) })}
          </RichText>
        </span>
        <Button
          aria-pressed={canOpenTabs}
          look="quiet"
          onClick={() => store.update((all) => changeGrants(all, origin, { canOpenTabs: !canOpenTabs }))}
        >
          {canOpenTabs ? t('open.tabsOn') : t('open.tabsOff')}
        </Button>
        <Button look="quiet" onClick={() => setRound(round + 1)}>
          {t('open.reload')}
        </Button>
        {back}
      </div>
      <QueryView
        failed={t('open.stateFailed')}
        loading={
          <div aria-busy="true" role="status">
            <span className={styles.text}>{t('open.loading')}</span>
            <Skeleton height="block" />
          </div>
        }
        query={query}
      >
        {(state) => (
          <HostedFrame
            requester={requester}
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

/** Scripts and own storage; pop-ups only if allowed, and no access to the parent page. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-downloads'
const sandboxWithTabs = `${sandbox} allow-popups allow-popups-to-escape-sandbox`

type HostedFrameProps = {
  url: string
  safe: CurrentSafe
  requester: Requester
  grants: Pick<OriginGrants, 'canOpenTabs' | 'features'>
  /** Loaded before rendering, so that an app's request is answered at once. */
  state: SafeState
  isReadOnly: boolean
  /** A request is open: the app gets no input. */
  isCovered: boolean
}

function HostedFrame({ requester, grants, isCovered, isReadOnly, safe, state, url }: HostedFrameProps) {
  const services = useServices()
  const frame = useRef<HTMLIFrameElement>(null)
  const host = useRef<ReturnType<typeof createHost>>(undefined)
  const loads = useRef(0)
  const [isStopped, setStopped] = useState(false)
  const latest = useRef({ isReadOnly, state })
  useEffect(() => {
    latest.current = { isReadOnly, state }
  }, [isReadOnly, state])
  const { canOpenTabs } = grants
  const startHost = useEffectEvent((element: HTMLIFrameElement) =>
    createHost({
      page: window,
      frame: element,
      origin: requester.origin,
      methods: createHostMethods(services, {
        safe,
        requester,
        getState: () => latest.current.state,
        isReadOnly: () => latest.current.isReadOnly,
      }),
      onStopped: () => setStopped(true),
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sandbox change replaces the frame, which needs a new listener
  useEffect(() => {
    const element = frame.current
    if (isStopped || !element) return
    loads.current = 0
    const started = startHost(element)
    host.current = started
    return () => started.dispose()
  }, [isStopped, canOpenTabs])
  // The first load event follows the app's first requests; every later one means that the earlier requesters are gone.
  const onLoad = () => {
    loads.current += 1
    if (loads.current > 1) host.current?.forget()
  }
  if (isStopped)
    return (
      <Notice
        actions={<Button onClick={() => setStopped(false)}>{t('open.reload')}</Button>}
        isAlert
        title={t('open.stoppedTitle')}
        tone="stop"
      >
        {t('open.stoppedText')}
      </Notice>
    )
  return (
    <iframe
      allow={grants.features.join('; ')}
      className={cx(styles.frame, isCovered && styles.covered)}
      inert={isCovered}
      // A sandbox change applies to the next load only.
      key={String(canOpenTabs)}
      onLoad={onLoad}
      ref={frame}
      referrerPolicy="no-referrer"
      sandbox={canOpenTabs ? sandboxWithTabs : sandbox}
      src={url}
      title={t('open.frame', { name: requester.name, origin: requester.origin })}
    />
  )
}
