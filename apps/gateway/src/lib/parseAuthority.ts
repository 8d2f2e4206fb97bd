import { isIPv4 } from 'node:net'

/** Name and port as a `Host` header or an operator writes them. */
export type Authority = {
  /** As URLs have it: lower case, numbers of IPv4 in four parts, IPv6 in brackets. */
  hostname: string
  /** Undefined where none is written: that of the scheme is meant. */
  port: number | undefined
}

const form = /^(\[[\da-f:.]+\]|[^\s:/?#@\\[\]*%,]+?)\.?(?::(\d{1,5}))?$/i

/** Reads `name`, `name:port` or `[::1]:port`; undefined for anything else. */
export function parseAuthority(text: string): Authority | undefined {
  const [, name = '', port] = form.exec(text) ?? []
  if (name === '' || !URL.canParse(`http://${name}`)) return undefined
  return { hostname: new URL(`http://${name}`).hostname, port: port === undefined ? undefined : Number(port) }
}

/** Names that no stranger can point to another machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'))
}

/** A port that is left out is that of `http:`. */
export function toPort({ port = 80 }: Authority): number {
  return port
}
