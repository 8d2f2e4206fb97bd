import { type Address, bytesToBigInt, bytesToHex, type Hex, hexToBytes } from 'viem'
import { UserRejectedError } from '../errors/connectorErrors.ts'
import { PasskeyAnswerError, PasskeySiteError, PasskeyUnavailableError } from '../errors/passkeyErrors.ts'
import { fromBase64Url, toBase64Url, toContractSignature } from './toContractSignature.ts'

/** Public data of a passkey that signs for a contract account: no secret is in it. */
export type Passkey = {
  /** Of the credential, in base64url. */
  id: string
  /** The signer contract (EIP-1271), which is the account. */
  address: Address
  /** The site that the passkey belongs to: a domain. */
  rpId: string
}

/** Time that people have to find their device, in milliseconds. */
const timeout = 300_000

export type CreatePasskeyParameters = {
  /** Name of the site, as the browser shows it. */
  siteName: string
  /** Under which the passkey is found in the provider's list. */
  name: string
  /** Passkeys that exist: their device does not create a second one. */
  existing?: readonly Pick<Passkey, 'id'>[]
}

/** The new passkey's public key: its signer contract and account derive from it. */
export type CreatePasskeyReturnType = Pick<Passkey, 'id' | 'rpId'> & { publicKey: { x: bigint; y: bigint } }

/** Creates a passkey of this site that only works with the user's PIN or biometrics. */
export async function createPasskey({
  existing = [],
  name,
  siteName,
}: CreatePasskeyParameters): Promise<CreatePasskeyReturnType> {
  const rpId = window.location.hostname
  const credential = await request(rpId, (container) =>
    container.create({
      publicKey: {
        attestation: 'none',
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        excludeCredentials: existing.map(toDescriptor),
        // ES256: the only algorithm that the contracts verify.
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        rp: { id: rpId, name: siteName },
        timeout,
        user: { displayName: name, id: crypto.getRandomValues(new Uint8Array(32)), name },
      },
    }),
  )
  const { response } = credential
  const spki = response instanceof AuthenticatorAttestationResponse ? response.getPublicKey() : null
  if (!(response instanceof AuthenticatorAttestationResponse) || !spki || response.getPublicKeyAlgorithm() !== -7)
    throw new PasskeyAnswerError('it has no P-256 key')
  const key = await crypto.subtle.importKey('spki', spki, { name: 'ECDSA', namedCurve: 'P-256' }, true, ['verify'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', key))
  const publicKey = { x: bytesToBigInt(point.subarray(1, 33)), y: bytesToBigInt(point.subarray(33)) }
  return { id: toBase64Url(new Uint8Array(credential.rawId)), publicKey, rpId }
}

export type SignWithPasskeyReturnType = {
  /** The passkey that the user chose. */
  id: string
  signature: Hex
}

/** Has one of these passkeys sign a hash; returns the bytes for its contract's `isValidSignature`. */
export async function signWithPasskey(
  passkeys: readonly Pick<Passkey, 'id' | 'rpId'>[],
  hash: Hex,
): Promise<SignWithPasskeyReturnType> {
  const rpId = passkeys[0]?.rpId ?? window.location.hostname
  const credential = await request(rpId, (container) =>
    container.get({
      publicKey: {
        allowCredentials: passkeys.filter((passkey) => passkey.rpId === rpId).map(toDescriptor),
        challenge: Uint8Array.from(hexToBytes(hash)),
        rpId,
        timeout,
        userVerification: 'required',
      },
    }),
  )
  const { response } = credential
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new PasskeyAnswerError('it is no signature')
  const id = toBase64Url(new Uint8Array(credential.rawId))
  if (!passkeys.some((passkey) => passkey.id === id)) throw new PasskeyAnswerError('another passkey signed')
  const signature = toContractSignature(
    {
      authenticatorData: new Uint8Array(response.authenticatorData),
      clientDataJson: new Uint8Array(response.clientDataJSON),
      signature: new Uint8Array(response.signature),
    },
    { hash },
  )
  return { id, signature }
}

/** The browser lists the passkeys; the user's choice signs random bytes, which are thrown away. */
export async function choosePasskey(passkeys: readonly Passkey[]): Promise<Passkey> {
  const { id } = await signWithPasskey(passkeys, bytesToHex(crypto.getRandomValues(new Uint8Array(32))))
  const chosen = passkeys.find((passkey) => passkey.id === id)
  if (!chosen) throw new UserRejectedError()
  return chosen
}

function toDescriptor({ id }: Pick<Passkey, 'id'>): PublicKeyCredentialDescriptor {
  return { id: fromBase64Url(id), type: 'public-key' }
}

/** One request to the browser, whose errors say little on purpose. */
async function request(
  rpId: string,
  send: (container: CredentialsContainer) => Promise<Credential | null>,
): Promise<PublicKeyCredential> {
  if (!isPasskeyAvailable()) throw new PasskeyUnavailableError()
  const credential = await send(navigator.credentials).catch((cause: unknown) => {
    const name = cause instanceof DOMException ? cause.name : ''
    // Cancelled, timed out, or no such passkey on this device: browsers do not tell which.
    if (name === 'NotAllowedError' || name === 'AbortError') throw new UserRejectedError({ cause })
    if (name === 'SecurityError') throw new PasskeySiteError({ cause, rpId })
    if (name === 'NotSupportedError') throw new PasskeyUnavailableError({ cause })
    throw cause
  })
  if (!(credential instanceof PublicKeyCredential)) throw new UserRejectedError()
  return credential
}

/** Whether this page can create and use passkeys. */
export function isPasskeyAvailable(): boolean {
  if (typeof window === 'undefined' || !window.isSecureContext || !('PublicKeyCredential' in window)) return false
  // A passkey belongs to a domain: browsers refuse addresses such as 127.0.0.1.
  return !/^[\d.]+$|^\[/.test(window.location.hostname)
}
