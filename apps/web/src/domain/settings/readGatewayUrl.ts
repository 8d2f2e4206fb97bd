import type { WebConfig } from '@countersign/protocol/config'

type GatewayConfig = Pick<WebConfig, 'arweaveGateway' | 'gatewayOrigins' | 'ipfsGateway'>

export type GatewayChoice = { url: string } | { refusal: 'notAnAddress' | 'notAllowed'; origin: string }

/** Reads the address of a gateway that a user typed: the beginning of every picture's address, without a slash at its end. */
export function readGatewayUrl(text: string, config: GatewayConfig): GatewayChoice {
  const plain = text.trim()
  if (!/^https?:\/\//i.test(plain) || !URL.canParse(plain)) return { refusal: 'notAnAddress', origin: '' }
  const { hash, origin, password, pathname, search, username } = new URL(plain)
  if (password !== '' || username !== '' || search !== '' || hash !== '') return { refusal: 'notAnAddress', origin }
  if (!listGatewayOrigins(config).includes(origin)) return { refusal: 'notAllowed', origin }
  return { url: `${origin}${pathname.replace(/\/+$/, '')}` }
}

/** What the operator's policy lets the page fetch pictures from. */
export function listGatewayOrigins({ arweaveGateway, gatewayOrigins, ipfsGateway }: GatewayConfig): string[] {
  return [...new Set([new URL(ipfsGateway).origin, new URL(arweaveGateway).origin, ...gatewayOrigins])]
}
