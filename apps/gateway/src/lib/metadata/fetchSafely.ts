import { lookup } from 'node:dns/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { BaseError, type BaseErrorOptions } from '@countersign/protocol/errors'
import ipaddr from 'ipaddr.js'
import { readText } from '../readText.ts'

export type FetchSafelyOptions = {
  isAllowedAddress: (address: string) => boolean
  isAllowedPort: (port: number) => boolean
  /** Whether the operator chose the URL: its address may then be private. @default false */
  isChosen?: boolean
  maxBytes: number
  /** Resolves a host name. @default the system's resolver */
  resolve?: (name: string) => Promise<string[]>
  signal?: AbortSignal | undefined
  /** Milliseconds for DNS, redirects and body. */
  timeout: number
}

const maxRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])
const contentTypes = /^(application\/json|application\/[\w.-]+\+json|text\/json|text\/plain)$/

/**
 * Fetches JSON from an untrusted URL. Connects to the very IP address that was checked, which prevents DNS rebinding,
 * and checks every redirect.
 */
export async function fetchSafely(url: string, options: FetchSafelyOptions): Promise<string> {
  const limits = [AbortSignal.timeout(options.timeout), ...(options.signal ? [options.signal] : [])]
  const signal = AbortSignal.any(limits)
  let target = toUrl(url)
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const address = await findAddress(target, { ...options, isChosen: options.isChosen === true && hop === 0, signal })
    const response = await send(target, { address, signal })
    const { location } = response.headers
    if (!redirects.has(response.statusCode ?? 0) || !location) return readJson(response, options)
    response.destroy()
    target = toUrl(location, target)
  }
  throw new FetchRefusedError(`More than ${maxRedirects} redirects.`)
}

type PostSafelyOptions = Omit<FetchSafelyOptions, 'isChosen' | 'maxBytes' | 'signal'> & {
  body: string | Uint8Array
  headers: Record<string, string>
}

/** Posts to an untrusted URL by the same rules and returns the status. Redirects are not followed. */
export async function postSafely(
  url: string,
  { body, headers, ...options }: PostSafelyOptions,
): Promise<number | undefined> {
  const signal = AbortSignal.timeout(options.timeout)
  const target = toUrl(url)
  const address = await findAddress(target, { ...options, signal })
  const response = await send(target, { address, body, headers, method: 'POST', signal })
  // The response is not read: it may be endless.
  response.destroy()
  return response.statusCode
}

function toUrl(text: string, base?: URL): URL {
  const url = URL.canParse(text, base?.href) ? new URL(text, base) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchRefusedError('The URL is not http:// or https://.')
  if (url.username || url.password) throw new FetchRefusedError('The URL contains credentials.')
  return url
}

async function findAddress(
  target: URL,
  {
    isAllowedAddress,
    isAllowedPort,
    isChosen,
    resolve = resolveName,
    signal,
  }: Omit<FetchSafelyOptions, 'maxBytes'> & { signal: AbortSignal },
): Promise<string> {
  const name = target.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(name) ? [name] : await orAborted(resolve(name), signal)
  const [first] = addresses
  if (first === undefined) throw new FetchRefusedError(`The host ${name} has no IP address.`)
  if (isChosen) return first
  // A host with both public and private addresses is suspicious.
  if (!addresses.every(isAllowedAddress)) throw new FetchRefusedError(`The IP address of ${name} is not public.`)
  if (!isAllowedPort(toPort(target))) throw new FetchRefusedError(`The port of ${target.host} is not 80 or 443.`)
  return first
}

const toPort = ({ port, protocol }: URL) => Number(port || (protocol === 'https:' ? 443 : 80))

async function resolveName(name: string): Promise<string[]> {
  const found = await lookup(name, { all: true })
  return found.map(({ address }) => address)
}

/** DNS lookups cannot be aborted, so their result is ignored. */
async function orAborted<result>(work: Promise<result>, signal: AbortSignal): Promise<result> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

type SendOptions = {
  address: string
  body?: string | Uint8Array
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
  signal: AbortSignal
}

const readHeaders = { Accept: 'application/json', 'Accept-Encoding': 'identity', 'User-Agent': 'countersign' }

function send(target: URL, options: SendOptions): Promise<IncomingMessage> {
  const { address, body, headers = readHeaders, method = 'GET', signal } = options
  const family = isIP(address)
  const pinned: LookupFunction = (_name, { all }, callback) =>
    all ? callback(null, [{ address, family }]) : callback(null, address, family)
  const { request } = target.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    request(target, {
      agent: false,
      headers,
      lookup: pinned,
      maxHeaderSize: 16_384,
      method,
      signal,
    })
      .once('response', resolve)
      .once('error', reject)
      .end(body)
  })
}

async function readJson(response: IncomingMessage, { maxBytes }: FetchSafelyOptions): Promise<string> {
  try {
    assertReadable(response, maxBytes)
    const toError = () => new FetchRefusedError(`The response is larger than ${maxBytes} bytes.`)
    return await readText(response, { maxBytes, toError })
  } finally {
    response.destroy()
  }
}

function assertReadable({ headers, statusCode }: IncomingMessage, maxBytes: number): void {
  if (statusCode !== 200) throw new FetchRefusedError(`The response has status ${statusCode}.`)
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!contentTypes.test(type)) throw new FetchRefusedError('The response is not JSON.')
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new FetchRefusedError('The response is compressed, which was not requested.')
  if (Number(headers['content-length'] ?? 0) > maxBytes)
    throw new FetchRefusedError(`The response is larger than ${maxBytes} bytes.`)
}

/** A forbidden target or an invalid response. */
export class FetchRefusedError extends BaseError {
  constructor(message: string, options?: BaseErrorOptions) {
    super('FETCH_REFUSED', message, options)
  }
}

/** Global unicast; all else is reserved or tunnels into other networks. */
const publicIpv6 = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is public: not loopback, private, link-local (cloud metadata) or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(publicIpv6)
}
