import type { WebConfig } from '@countersign/protocol/config'

/** Where a picture may come from, or why there is none. */
export type PicturePlace =
  /** In the token itself: nobody is asked for it. */
  | { kind: 'inline'; url: string }
  /** The same as a drawing in SVG: in an image it runs nothing and loads nothing, but a hostile one may be slow to draw. */
  | { kind: 'drawing'; url: string }
  /** At a gateway that the operator or the reader chose. */
  | { kind: 'gateway'; url: string }
  | { kind: 'none'; reason: 'elsewhere' | 'off' | 'unsuitable' }

/** Kinds that are pixels and nothing else. */
const inlinePixels = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[A-Za-z0-9+/=]+$/

/**
 * Where the picture of a collectible is fetched. Its address was written by whoever made the token, and told by the
 * service: any host but gateways that the operator or the reader chose would learn who looks, and is not asked.
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

/** A content's own name in a path: its hash for IPFS, that of its transaction for Arweave. */
const ipfsPath = /^\/ipfs\/(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,})(?:\/|$)/
const arweavePath = /^\/[A-Za-z0-9_-]{43}(?:\/|$)/

/**
 * The service names pictures at gateways of its own. What is named by its content is the same at every gateway: it is
 * asked for where the reader or the operator chose, and nowhere else.
 */
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

/** As the browser will read it, in which dots climb out of a path and a user name stands before the host. */
function leadsInto(uri: string, root: string): boolean {
  if (!URL.canParse(uri) || !URL.canParse(root)) return false
  const { href, password, username } = new URL(uri)
  return username === '' && password === '' && href.startsWith(new URL(root).href)
}
