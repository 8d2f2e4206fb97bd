import { parseAppUrl } from '@countersign/protocol/config'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { findShown, getRequest } from '../domain/app-requests/createRequestQueue.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { findApp, hostOf, openHostedApps } from '../domain/safe-apps/storedApps.ts'
import { useServices } from '../domain/services/Services.ts'
import styles from '../features/apps/Apps.module.css'
import { findDocumentApp } from '../features/apps/findDocumentApp.ts'
import { OpenApp } from '../features/apps/OpenApp.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { useStore } from '../lib/useStore.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { LazyRequestPanel } from './LazyRequestPanel.tsx'

const t = createCatalogue('apps')

const route = getRouteApi('/$chain/$safe/apps/open')

export function AppPage() {
  const { url = '' } = route.useSearch()
  const safe = useSafe()
  const services = useServices()
  const { storage } = services
  const apps = useStore(openHostedApps(storage))
  const isRequested = findShown(useStore(getRequest(services))) !== undefined
  const app = parseAppUrl(url)
  const back = (
    <Link className={buttonClass('quiet')} params={safe.params} to="/$chain/$safe/apps">
      {t('open.leave')}
    </Link>
  )
  if (!app) return <Refused back={back} text={t('open.noUrlText')} title={t('open.noUrl')} />
  if (window.parent !== window) return <Refused back={back} text={t('open.nestedText')} title={t('open.nestedTitle')} />
  if (app.origin === window.location.origin)
    return <Refused back={back} text={t('open.ownText')} title={t('open.ownTitle')} />
  const name = findApp(apps, app.href)?.name ?? hostOf(app.href)
  return (
    <>
      <div className={isRequested ? styles.beside : undefined}>
        <Page title={name}>
          {findDocumentApp(performance) === app.origin ? (
            <OpenApp app={app} back={back} isCovered={isRequested} key={app.href} safe={safe} />
          ) : (
            <ReloadPage />
          )}
        </Page>
      </div>
      <LazyRequestPanel />
    </>
  )
}

/** The document's content security policy allows one app's frame: another app needs another document. */
function ReloadPage() {
  useEffect(() => window.location.reload(), [])
  return (
    <div aria-busy="true" role="status">
      <span className={styles.text}>{t('open.preparing')}</span>
      <Skeleton height="block" />
    </div>
  )
}

function Refused({ back, text, title }: { back: ReactNode; text: string; title: string }) {
  return (
    <Page title={t('title')} width="read">
      <Notice actions={back} title={title} tone="stop">
        {text}
      </Notice>
    </Page>
  )
}
