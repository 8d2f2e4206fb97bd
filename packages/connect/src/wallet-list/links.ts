import type { Wallet } from '../wallets/Wallet.ts'

/** Fills a pairing URI into a wallet's deep link; without one the URI itself is the link. */
export function toDeepLink(template: string | undefined, uri: string): string {
  return template ? template.replace('{uri}', encodeURIComponent(uri)) : uri
}

/** What a wallet says in its session about its own links. */
type Redirect = { native?: string | undefined; universal?: string | undefined }

export type ToRequestLinkParameters = {
  /** From the wallet: any text. */
  redirect: Redirect | undefined
  /** The template of the wallet that the user picked, for wallets that name no link. */
  template: string | undefined
  topic: string
}

/** A deep link that opens the wallet's app at the open request of a session; undefined when nobody knows one. */
export function toRequestLink({ redirect, template, topic }: ToRequestLinkParameters): string | undefined {
  const query = `sessionTopic=${topic}`
  const own = [redirect?.native, redirect?.universal].find((link) => link !== undefined && isAppLink(link))
  // As WalletConnect's own client appends it.
  if (own) return `${own.replace(/\/$/, '')}/wc?${query}`
  return template?.endsWith('?uri={uri}') ? template.replace('uri={uri}', query) : undefined
}

/** An app's scheme, or a web link of an app: never a script, data, or a file. */
function isAppLink(link: string): boolean {
  if (link.length > 200 || !URL.canParse(link)) return false
  const { password, protocol, username } = new URL(link)
  return username === '' && password === '' && /^[a-z]/.test(protocol) && !closedSchemes.has(protocol)
}

const closedSchemes = new Set([
  'about:',
  'blob:',
  'content:',
  'data:',
  'file:',
  'filesystem:',
  'ftp:',
  'http:',
  'intent:',
  'javascript:',
  'mailto:',
  'sms:',
  'tel:',
  'vbscript:',
  'view-source:',
  'ws:',
  'wss:',
])

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
