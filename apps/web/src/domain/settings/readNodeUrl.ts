import type { ChainConfig, WebConfig } from '@countersign/protocol/config'

type Place = {
  config: Pick<WebConfig, 'chains' | 'nodeOrigins'>
  /** Of this page. */
  origin: string
}

export type NodeChoice = { url: string } | { refusal: 'notAnAddress' | 'notAllowed'; origin: string }

/** Reads the address of a node that a user typed. The browser lets the page talk to those that the operator named. */
export function readNodeUrl(text: string, place: Place): NodeChoice {
  const plain = text.trim()
  if (!/^https?:\/\//i.test(plain) || !URL.canParse(plain)) return { refusal: 'notAnAddress', origin: '' }
  const { href, origin, password, username } = new URL(plain)
  // A browser refuses to fetch an address with a name and a password in it.
  if (password !== '' || username !== '') return { refusal: 'notAnAddress', origin }
  return listNodeOrigins(place).includes(origin) ? { url: href } : { refusal: 'notAllowed', origin }
}

/** What the operator's policy lets the page ask for nodes. */
export function listNodeOrigins({ config, origin }: Place): string[] {
  return [...new Set([origin, ...config.chains.flatMap(listOrigins), ...config.nodeOrigins])]
}

/** `public` stays the operator's when another node is chosen. */
function listOrigins({ rpcUrls }: ChainConfig): string[] {
  return [...rpcUrls.public.http, ...rpcUrls.default.http].map((url) => new URL(url).origin)
}
