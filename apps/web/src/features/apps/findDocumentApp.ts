import { parseAppUrl } from '@countersign/protocol/config'

/** The origin that this document's CSP allows to be framed; undefined for none. */
export function findDocumentApp(timing: Pick<Performance, 'getEntriesByType'>): string | undefined {
  const [entry] = timing.getEntriesByType('navigation')
  if (!entry || !URL.canParse(entry.name)) return undefined
  const { pathname, searchParams } = new URL(entry.name)
  return /\/apps\/open\/?$/.test(pathname) ? parseAppUrl(searchParams.get('url') ?? '')?.origin : undefined
}
