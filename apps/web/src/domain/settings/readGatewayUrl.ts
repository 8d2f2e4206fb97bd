import type { WebConfig } from '@countersign/protocol/config'

type GatewayConfig = Pick<WebConfig, 'arweaveGateway' | 'gatewayOrigins' | 'ipfsGateway'>

export type GatewayChoice = { url: string } | { refusal: 'notAnAddress' | 'notAllowed'; origin: string }

/** Parses a gateway URL of the user: the prefix of picture URLs, without a trailing slash. */
export function readGatewayUrl(text: string, config: GatewayConfig): GatewayChoice {
  const plain = text.trim()
  if (!/^https?:\/\//i.test(plain) || !URL.canParse(plain)) return { refusal: 'notAnAddress', origin: '' }
  const { hash, origin, password, pathname, search, username } = new URL(plain)
  if (password !== '' || username !== '' || search !== '' || hash !== '') return { refusal: 'notAnAddress', origin }
  if (!listGatewayOrigins(config).includes(origin)) return { refusal: 'notAllowed', origin }
  return { url: `${origin}${pathname.replace(/\/+$/, '')}` }
}

/** Origins from which the content security policy allows pictures. */
export function listGatewayOrigins({ arweaveGateway, gatewayOrigins, ipfsGateway }: GatewayConfig): string[] {
  return [...new Set([new URL(ipfsGateway).origin, new URL(arweaveGateway).origin, ...gatewayOrigins])]
}
