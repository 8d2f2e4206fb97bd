import type { Client } from './createClient.ts'
import { ForeignPageError } from './errors/ForeignPageError.ts'

/** Stands in for the page's origin, which a client with a relative base URL need not know. */
const pageOrigin = 'http://same-origin.invalid'

export type ToUrlParameters = {
  pageUrl?: string | undefined
  path: string
  query?: Record<string, boolean | number | string | undefined> | undefined
}

/** The address of a call, or of a page link once its origin is known to be the service's. */
export function toUrl({ baseUrl }: Client, { pageUrl, path, query = {} }: ToUrlParameters): string {
  if (pageUrl !== undefined) return toPageUrl(baseUrl, pageUrl)
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  const text = search.toString()
  return `${baseUrl}${path}${text === '' ? '' : `?${text}`}`
}

function toPageUrl(baseUrl: string, pageUrl: string): string {
  const base = new URL(baseUrl, pageOrigin)
  if (!URL.canParse(pageUrl, base.href)) throw new ForeignPageError({ baseUrl, pageUrl })
  const page = new URL(pageUrl, base)
  // Only path and query are taken, so that a relative base can never be led away from the page's origin.
  if (base.origin === pageOrigin) return `${page.pathname}${page.search}`
  if (page.origin !== base.origin) throw new ForeignPageError({ baseUrl, pageUrl })
  return page.href
}
