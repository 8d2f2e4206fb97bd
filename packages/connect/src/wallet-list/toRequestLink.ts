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
