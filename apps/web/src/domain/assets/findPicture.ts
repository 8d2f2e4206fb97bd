import type { WebConfig } from '@countersign/protocol/config'

/** The source of a picture, or why there is none. */
export type PicturePlace =
  /** Inside the token's metadata: nothing is fetched. */
  | { kind: 'inline'; url: string }
  /** An inline SVG: harmless in an image, but possibly slow to draw. */
  | { kind: 'drawing'; url: string }
  /** At a gateway chosen by the operator or the user. */
  | { kind: 'gateway'; url: string }
  | { kind: 'none'; reason: 'elsewhere' | 'off' | 'unsuitable' }

/** Raster formats only. */
const inlinePixels = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[A-Za-z0-9+/=]+$/

/**
 * The source of an NFT's picture. Its URL is set by the token's creator, so only configured gateways are contacted: any
 * other host would learn who views it.
 */
export function findPicture(
  uri: string | null,
  { arweaveGateway, ipfsGateway, lookups }: Pick<WebConfig, 'arweaveGateway' | 'ipfsGateway' | 'lookups'>,
): PicturePlace | undefined {
  if (uri === null || uri === '') return undefined
  if (inlinePixels.test(uri)) return { kind: 'inline', url: uri }
  if (/^data:image\/svg\+xml[;,]/.test(uri)) return { kind: 'drawing', url: uri }
  if (/^data:/i.test(uri)) return { kind: 'none', reason: 'unsuitable' }
  const isInside = [`${ipfsGateway}/ipfs/`, `${arweaveGateway}/`].some((root) => leadsInto(uri, root))
  const url = isInside ? uri : findElsewhere(uri, { arweaveGateway, ipfsGateway })
  if (!url) return { kind: 'none', reason: 'elsewhere' }
  return lookups.avatars ? { kind: 'gateway', url } : { kind: 'none', reason: 'off' }
}

/** Content identifiers in a path: CIDs for IPFS, transaction IDs for Arweave. */
const ipfsPath = /^\/ipfs\/(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,})(?:\/|$)/
const arweavePath = /^\/[A-Za-z0-9_-]{43}(?:\/|$)/

/** Rewrites URLs of the service's gateways to the configured ones: content addressing makes them equal. */
function findElsewhere(
  uri: string,
  { arweaveGateway, ipfsGateway }: Pick<WebConfig, 'arweaveGateway' | 'ipfsGateway'>,
): string | undefined {
  if (!URL.canParse(uri)) return undefined
  const { password, pathname, protocol, username } = new URL(uri)
  if (protocol !== 'https:' || username !== '' || password !== '') return undefined
  if (ipfsPath.test(pathname)) return `${ipfsGateway}${pathname}`
  return arweavePath.test(pathname) ? `${arweaveGateway}${pathname}` : undefined
}

/** Parsed as the browser does, against `..` in paths and user names in URLs. */
function leadsInto(uri: string, root: string): boolean {
  if (!URL.canParse(uri) || !URL.canParse(root)) return false
  const { href, password, username } = new URL(uri)
  return username === '' && password === '' && href.startsWith(new URL(root).href)
}
