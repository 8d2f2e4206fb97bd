import {
  bytesToBigInt,
  bytesToHex,
  concatBytes,
  encodeAbiParameters,
  type Hex,
  hexToBytes,
  parseAbiParameters,
  stringToBytes,
} from 'viem'

const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

export type AssertionOptions = {
  /** @default user present and verified */
  flags?: number
  /** After the head, with the flag that announces them. */
  extensions?: Hex
  /** @default of this passkey */
  origin?: string
  rpId?: string
  /** The members of the client data after the challenge. @default those of Chromium */
  fields?: string
  /** @default 'low', as our connector stores it */
  s?: 'low' | 'high'
}

export type SoftwarePasskey = {
  publicKey: { x: bigint; y: bigint }
  /** An answer as the signer contract is given it. */
  sign(hash: Hex, options?: AssertionOptions): Promise<Hex>
}

/** A passkey whose key is in this process: the authenticator's side of WebAuthn on WebCrypto. */
export async function createSoftwarePasskey(site: { origin: string; rpId: string }): Promise<SoftwarePasskey> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  return {
    publicKey: { x: bytesToBigInt(point.subarray(1, 33)), y: bytesToBigInt(point.subarray(33)) },
    async sign(
      hash,
      { extensions = '0x', flags = 0x05, origin = site.origin, rpId = site.rpId, s: half = 'low', ...rest } = {},
    ) {
      const fields = rest.fields ?? `"origin":${JSON.stringify(origin)},"crossOrigin":false`
      const challenge = Buffer.from(hexToBytes(hash)).toString('base64url')
      const json = `{"type":"webauthn.get","challenge":"${challenge}",${fields}}`
      const authenticatorData = concatBytes([
        await sha256(stringToBytes(rpId)),
        Uint8Array.of(flags, 0, 0, 0, 1),
        hexToBytes(extensions),
      ])
      const message = concatBytes([authenticatorData, await sha256(stringToBytes(json))])
      const raw = new Uint8Array(
        await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, Uint8Array.from(message)),
      )
      const signed = bytesToBigInt(raw.subarray(32))
      const isHigh = signed > order / 2n
      const s = isHigh === (half === 'high') ? signed : order - signed
      return encodeAbiParameters(parseAbiParameters('bytes, string, uint256, uint256'), [
        bytesToHex(authenticatorData),
        fields,
        bytesToBigInt(raw.subarray(0, 32)),
        s,
      ])
    },
  }
}

async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)))
}
