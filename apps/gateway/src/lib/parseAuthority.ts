import { isIPv4 } from 'node:net'

/** Name and port of a `Host` header or a setting. */
export type Authority = {
  /** Normalized as in URLs: lower case, IPv6 in brackets. */
  hostname: string
  /** Undefined for the default of the scheme. */
  port: number | undefined
}

const form = /^(\[[\da-f:.]+\]|[^\s:/?#@\\[\]*%,]+?)\.?(?::(\d{1,5}))?$/i

/** Parses `name`, `name:port` or `[::1]:port`; undefined for anything else. */
export function parseAuthority(text: string): Authority | undefined {
  const [, name = '', port] = form.exec(text) ?? []
  if (name === '' || !URL.canParse(`http://${name}`)) return undefined
  return { hostname: new URL(`http://${name}`).hostname, port: port === undefined ? undefined : Number(port) }
}

/** Whether DNS cannot point the name to another machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'))
}

/** The port, by default that of `http:`. */
export function toPort({ port = 80 }: Authority): number {
  return port
}
