import { createECDH } from 'node:crypto'

const { subtle } = globalThis.crypto
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** The operator's key pair, by which push services know the sender (RFC 8292). */
export type VapidKeys = { privateKey: string; publicKey: string }

/** The pair of a private key in base64url; undefined if it is none. */
export function parseVapidKey(privateKey: string): VapidKeys | undefined {
  if (!/^[\w-]{43}$/.test(privateKey)) return undefined
  const ecdh = createECDH('prime256v1')
  try {
    ecdh.setPrivateKey(privateKey, 'base64url')
  } catch {
    return undefined
  }
  return { privateKey, publicKey: ecdh.getPublicKey('base64url') }
}

export function createVapidKeys(): VapidKeys {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  // The number has leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
  return { privateKey, publicKey: ecdh.getPublicKey('base64url') }
}

export type SignVapidParameters = {
  /** Where push services reach the operator: a mailto: or https: URL. */
  contact: string | undefined
  keys: VapidKeys
  /** Unix seconds. */
  now: number
  /** Origin of the push service. */
  origin: string
}

/** Seconds; push services refuse more than a day. */
const lifetime = 12 * 3_600

/** The `Authorization` header of a push message. */
export async function signVapid({ contact, keys, now, origin }: SignVapidParameters): Promise<string> {
  const claims = { aud: origin, exp: Math.floor(now) + lifetime, ...(contact ? { sub: contact } : {}) }
  const unsigned = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const point = Buffer.from(keys.publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = await subtle.importKey(
    'jwk',
    { crv: 'P-256', d: keys.privateKey, kty: 'EC', x: x ?? '', y: y ?? '' },
    algorithm,
    false,
    ['sign'],
  )
  const signature = await subtle.sign({ hash: 'SHA-256', name: 'ECDSA' }, key, Buffer.from(unsigned))
  return `vapid t=${unsigned}.${Buffer.from(signature).toString('base64url')}, k=${keys.publicKey}`
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
