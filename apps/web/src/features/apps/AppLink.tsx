import { parseAppUrl } from '@countersign/protocol/config'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { openHostedApps, storeApp } from '../../domain/safe-apps/storedApps.ts'
import { useServices } from '../../domain/services/Services.ts'
import { rowWords } from '../../ui/Rows.tsx'

export type AppLinkProps = { safe: CurrentSafe; url: string; name: string; children: ReactNode }

/** Links to an app's page with a full page load: its CSP allows only this app's origin. */
export function AppLink({ children, name, safe, url }: AppLinkProps) {
  const store = openHostedApps(useServices().storage)
  const app = parseAppUrl(url)
  if (!app) return <span className={rowWords}>{children}</span>
  const { href } = app
  return (
    <Link
      className={rowWords}
      // Chosen here, so that its page may fetch the app's manifest.
      onClick={() => store.update((all) => storeApp(all, { url: href, name }, Date.now()))}
      params={safe.params}
      preload={false}
      reloadDocument
      search={{ url: href }}
      to="/$chain/$safe/apps/open"
    >
      {children}
    </Link>
  )
}
