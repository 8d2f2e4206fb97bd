import { parseAppUrl } from '@countersign/protocol/config'

const appPage = /^\/[^/]+\/0x[0-9a-f]{40}\/apps\/open\/?$/i

/** Origin of the Safe App that a page embeds; undefined for all other pages. */
export function findAppOrigin(requestUrl: string): string | undefined {
  const { pathname, searchParams } = new URL(requestUrl)
  const app = searchParams.get('url')
  return app !== null && appPage.test(pathname) ? parseAppUrl(app)?.origin : undefined
}
