import { parseJson } from '@countersign/protocol/text'
export type Metadata = Record<string, unknown>

/** Deeper than any real metadata; prevents stack overflows in databases and clients. */
const maxDepth = 16

/** Undefined unless the text is a JSON object. */
export function parseMetadata(text: string): Metadata | undefined {
  const value = parseJson(text)
  return isObject(value) && isShallow(value, maxDepth) ? value : undefined
}

function isObject(value: unknown): value is Metadata {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1))
}

/** Inline data, or a URL. */
type MetadataLocation = { kind: 'inline'; text: string } | { isGateway: boolean; kind: 'remote'; url: string }

export type Gateways = { arweave: string; ipfs: string }

const maxInline = 100_000

/** Parses a token URI; undefined for unsupported schemes. */
export function parseMetadataUri(uri: string, gateways: Gateways): MetadataLocation | undefined {
  if (/^data:/i.test(uri)) return parseInline(uri)
  const url = toGatewayUrl(uri, gateways)
  if (url !== undefined) return { isGateway: true, kind: 'remote', url }
  return /^https?:\/\//i.test(uri) ? { isGateway: false, kind: 'remote', url: uri } : undefined
}

export function toGatewayUrl(uri: string, { arweave, ipfs }: Gateways): string | undefined {
  const content = /^ipfs:\/\/(?:ipfs\/)?([A-Za-z0-9]{20,100})(\/.*)?$/.exec(uri)
  if (content) return toUrl(`${ipfs}/ipfs/${content[1]}`, content[2])
  const transaction = /^ar:\/\/([\w-]{43})(\/.*)?$/.exec(uri)
  return transaction ? toUrl(`${arweave}/${transaction[1]}`, transaction[2]) : undefined
}

/** Prevents path traversal to other paths of the operator's gateway. */
function toUrl(root: string, path = ''): string | undefined {
  const url = URL.canParse(`${root}${path}`) ? new URL(`${root}${path}`) : undefined
  const isInside = url?.href === root || url?.href.startsWith(`${new URL(root).href}/`)
  return isInside ? url?.href : undefined
}

function parseInline(uri: string): MetadataLocation | undefined {
  const match = /^data:application\/json(?:;[\w=-]+)*?(;base64)?,/i.exec(uri.slice(0, 200))
  if (!match || uri.length > maxInline * 1.4) return undefined
  const content = uri.slice(match[0].length)
  const text = match[1] ? Buffer.from(content, 'base64').toString('utf8') : decodePercent(content)
  return text.length > maxInline ? undefined : { kind: 'inline', text }
}

/** Many contracts do not percent-encode their data. */
function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
