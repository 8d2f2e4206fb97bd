import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

const t = createCatalogue('passkeys')

/** Why this page has no passkeys; on an address of this machine, with the same page where it has them. */
export function PasskeysUnavailable({
  location = window.location,
}: {
  location?: Pick<Location, 'hostname' | 'href'>
}) {
  const { hostname } = location
  if (!/^[\d.]+$|^\[/.test(hostname)) return <Notice title={t('unavailable')} tone="stop" />
  const url = findLocalhostUrl(location)
  return (
    <Notice
      actions={
        // Not in this tab: what was entered stays.
        url === undefined ? null : (
          <a className={buttonClass('primary')} href={url} rel="noreferrer" target="_blank">
            {t('openLocalhost')}
          </a>
        )
      }
      title={t('onAddress', { host: hostname })}
      tone={url === undefined ? 'stop' : 'caution'}
    >
      {url === undefined ? t('byDomain') : t('otherStorage')}
    </Notice>
  )
}

/** The same page under the name of this machine; undefined for the address of another one. */
export function findLocalhostUrl({ hostname, href }: Pick<Location, 'hostname' | 'href'>): string | undefined {
  if (!/^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(hostname)) return undefined
  const url = new URL(href)
  url.hostname = 'localhost'
  return url.href
}
