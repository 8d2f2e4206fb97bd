import type { WebConfig } from '@countersign/protocol/config'
import { BaseError } from '@countersign/protocol/errors'
import { queryOptions } from '@tanstack/react-query'
import { isPlainDrawing } from './isPlainDrawing.ts'

export type PictureSource =
  /** Inside the token's metadata: nothing is fetched. */
  | { kind: 'inline'; url: string }
  /** An inline SVG: harmless in an image, but possibly slow to draw, unless it is plain. */
  | { kind: 'drawing'; url: string }
  | { kind: 'gateway'; url: string }
  | { kind: 'none'; reason: 'external' | 'off' | 'unsuitable' }

const inlinePixels = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[A-Za-z0-9+/=]+$/

/** Only configured gateways: the token's creator sets the URL, and any other host would learn who views it. */
export function findPicture(
  uri: string | null,
  { arweaveGateway, ipfsGateway, lookups }: Pick<WebConfig, 'arweaveGateway' | 'ipfsGateway' | 'lookups'>,
): PictureSource | undefined {
  if (uri === null || uri === '') return undefined
  if (inlinePixels.test(uri)) return { kind: 'inline', url: uri }
  if (/^data:image\/svg\+xml[;,]/.test(uri)) return { kind: isPlainDrawing(uri) ? 'inline' : 'drawing', url: uri }
  if (/^data:/i.test(uri)) return { kind: 'none', reason: 'unsuitable' }
  const isInside = [`${ipfsGateway}/ipfs/`, `${arweaveGateway}/`].some((root) => leadsInto(uri, root))
  const url = isInside ? uri : findElsewhere(uri, { arweaveGateway, ipfsGateway })
  if (!url) return { kind: 'none', reason: 'external' }
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

const maxBytes = 2_000_000
const timeout = 15_000

/** Detects raster formats by their magic bytes, not by the content type. */
const kinds: readonly { type: string; starts: (bytes: Uint8Array) => boolean }[] = [
  { starts: (bytes) => has(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), type: 'image/png' },
  { starts: (bytes) => has(bytes, 0, [0xff, 0xd8, 0xff]), type: 'image/jpeg' },
  { starts: (bytes) => has(bytes, 0, [0x47, 0x49, 0x46, 0x38]), type: 'image/gif' },
  {
    starts: (bytes) => has(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && has(bytes, 8, [0x57, 0x45, 0x42, 0x50]),
    type: 'image/webp',
  },
]

function has(bytes: Uint8Array, place: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[place + index] === byte)
}

/** Fetches a gateway's picture as a `data:` URL, so that the checked bytes are those shown. */
export function pictureQuery(url: string, fetchPicture: typeof fetch = fetch) {
  return queryOptions({
    queryKey: ['picture', url],
    queryFn: async ({ signal }): Promise<string> => {
      const response = await fetchPicture(url, {
        credentials: 'omit',
        // Another host would learn who views it.
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      })
      if (!response.ok || !response.body)
        throw new BaseError('PICTURE_REFUSED', `The gateway answers ${response.status}.`)
      const bytes = await readBounded(response.body)
      const kind = kinds.find(({ starts }) => starts(bytes))
      if (!kind) throw new BaseError('PICTURE_REFUSED', 'What the gateway has there is no picture of a known kind.')
      return toDataUrl(new Blob([bytes], { type: kind.type }))
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** A body may exceed its content length or never end. */
async function readBounded(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > maxBytes) {
      await reader.cancel()
      throw new BaseError('PICTURE_REFUSED', `The picture is larger than ${maxBytes} bytes.`)
    }
    parts.push(part.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function toDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(picture)
  })
}
