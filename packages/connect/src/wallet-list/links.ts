import type { Wallet } from '../wallets/Wallet.ts'

/** Fills a pairing URI into a wallet's deep link; without one the URI itself is the link. */
export function toDeepLink(template: string | undefined, uri: string): string {
  return template ? template.replace('{uri}', encodeURIComponent(uri)) : uri
}

/** A deep link that opens this page in the wallet app's browser; undefined when the app has none. */
export function toBrowseLink({ browse }: Wallet, page: string): string | undefined {
  const { hash, host, pathname, search } = new URL(page)
  const url = encodeURIComponent(page)
  return browse
    ?.replaceAll('{url}', url)
    .replace('{urlTwice}', encodeURIComponent(url))
    .replace('{place}', `${host}${pathname}${search}${hash}`)
}

/** Opens a deep link. Web links open in a new tab, which iOS closes when an app takes over. */
export function openDeepLink(link: string, page: Window = window): void {
  if (!/^https?:/i.test(link)) {
    page.location.href = link
    return
  }
  const anchor = page.document.createElement('a')
  anchor.href = link
  anchor.target = '_blank'
  anchor.rel = 'noreferrer noopener'
  anchor.click()
}
