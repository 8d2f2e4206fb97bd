import type { ChainConfig, WebConfig } from '@countersign/protocol/config'

type Place = {
  config: Pick<WebConfig, 'chains' | 'nodeOrigins'>
  /** Of this page. */
  origin: string
}

export type NodeChoice = { url: string } | { refusal: 'notAnAddress' | 'notAllowed'; origin: string }

/** Parses a node URL of the user. The content security policy allows only the operator's origins. */
export function readNodeUrl(text: string, place: Place): NodeChoice {
  const plain = text.trim()
  if (!/^https?:\/\//i.test(plain) || !URL.canParse(plain)) return { refusal: 'notAnAddress', origin: '' }
  const { href, origin, password, username } = new URL(plain)
  // `fetch` refuses URLs with credentials.
  if (password !== '' || username !== '') return { refusal: 'notAnAddress', origin }
  return listNodeOrigins(place).includes(origin) ? { url: href } : { refusal: 'notAllowed', origin }
}

/** Origins of nodes that the content security policy allows. */
export function listNodeOrigins({ config, origin }: Place): string[] {
  return [...new Set([origin, ...config.chains.flatMap(listOrigins), ...config.nodeOrigins])]
}

/** `public` stays the operator's when another node is chosen. */
function listOrigins({ rpcUrls }: ChainConfig): string[] {
  return [...rpcUrls.public.http, ...rpcUrls.default.http].map((url) => new URL(url).origin)
}
