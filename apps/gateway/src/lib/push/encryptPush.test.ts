import { expect, test } from 'vitest'
import { decryptPush } from '../../../test/decryptPush.ts'
import { encryptPush } from './encryptPush.ts'

const { subtle } = globalThis.crypto
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** RFC 8291, section 5 and appendix A. */
const example = {
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  payload: 'V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24',
  receiver: {
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sender: {
    privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  },
}

async function importPair({ privateKey: d, publicKey }: { privateKey: string; publicKey: string }) {
  const [x, y] = [bytes(publicKey).slice(1, 33), bytes(publicKey).slice(33)].map((part) =>
    Buffer.from(part).toString('base64url'),
  )
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const jwk = { crv: 'P-256', kty: 'EC', x: x ?? '', y: y ?? '' }
  return {
    privateKey: await subtle.importKey('jwk', { ...jwk, d }, curve, true, ['deriveBits']),
    publicKey: await subtle.importKey('jwk', jwk, curve, true, []),
  }
}

const keys = { auth: bytes(example.auth), p256dh: bytes(example.receiver.publicKey) }

test('default: the example of RFC 8291', async () => {
  const body = await encryptPush({
    keys,
    payload: bytes(example.payload),
    salt: bytes(example.salt),
    sender: await importPair(example.sender),
  })
  expect(Buffer.from(body).toString('base64url')).toBe(example.body)
})

test('behavior: the receiver reads it; each message differs, and all have one length', async () => {
  const { privateKey } = await importPair(example.receiver)
  const bodies = await Promise.all(
    ['a', 'a', 'a longer one'].map((text) => encryptPush({ keys, paddedTo: 200, payload: Buffer.from(text) })),
  )
  const read = await Promise.all(bodies.map((body) => decryptPush(body, { ...keys, privateKey })))
  expect(read).toEqual(['a', 'a', 'a longer one'])
  expect(new Set(bodies.map(({ length }) => length)).size).toBe(1)
  expect(new Set(bodies.map((body) => Buffer.from(body).toString('hex'))).size).toBe(3)
})

test('error: a key that is no point of the curve', async () => {
  const p256dh = keys.p256dh.map((byte, index) => (index === 64 ? byte ^ 1 : byte))
  await expect(encryptPush({ keys: { ...keys, p256dh }, payload: Buffer.from('x') })).rejects.toThrow()
})
