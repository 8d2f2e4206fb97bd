type AppUrl = {
  href: string
  /** Scheme, host and port: what an app is known and trusted by. */
  origin: string
}

/** Names and numbers alone: a host can hold `;` and `*`, which mean something else in a policy. */
const plainOrigin = /^https?:\/\/(\[[0-9a-f:]+\]|[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?)(:[0-9]+)?$/

/** The only hosts that cannot be intercepted without TLS. */
const localHost = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/** The address of an app that may be framed: over https, or on this machine, and safe to stand in a policy. */
export function parseAppUrl(text: string): AppUrl | undefined {
  if (text.length > 2_048 || !URL.canParse(text)) return undefined
  const { hostname, href, origin, password, protocol, username } = new URL(text)
  if (username !== '' || password !== '' || !plainOrigin.test(origin)) return undefined
  return protocol === 'https:' || localHost.test(hostname) ? { href, origin } : undefined
}
