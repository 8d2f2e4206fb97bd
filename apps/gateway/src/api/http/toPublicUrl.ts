import type { Context } from 'hono'

/** This request's absolute address as its client sees it: page links are fetched verbatim by official clients. */
export function toPublicUrl(c: Context, publicUrl: string | undefined): string {
  const url = new URL(c.req.url)
  if (publicUrl) {
    const { host, protocol } = new URL(publicUrl)
    url.protocol = protocol
    url.host = host
    // Assigning a host without a port keeps the old port.
    if (!/:\d+$/.test(host)) url.port = ''
    return url.toString()
  }
  const forwarded = c.req.header('x-forwarded-proto')?.split(',')[0]?.trim()
  if (forwarded === 'http' || forwarded === 'https') url.protocol = `${forwarded}:`
  return url.toString()
}
