import { createSoftwarePasskey } from '@countersign/devchain/testing'
import { concat, decodeAbiParameters, encodeAbiParameters, type Hex, keccak256, parseAbiParameters, slice } from 'viem'
import { expect, test } from 'vitest'
import { verifyPasskeySignature } from './verifyPasskeySignature.ts'

const site = { origin: 'https://safe.example', rpId: 'safe.example' }
const hash = keccak256('0x01')
const passkey = await createSoftwarePasskey(site)
const { publicKey } = passkey
const parameters = parseAbiParameters('bytes, string, uint256, uint256')
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

const verify = (signature: Hex, options: { hash?: Hex; site?: typeof site | undefined } = {}) =>
  verifyPasskeySignature({ hash, publicKey, signature, site, ...options })

async function change(edit: (parts: readonly [Hex, string, bigint, bigint]) => readonly [Hex, string, bigint, bigint]) {
  return encodeAbiParameters(parameters, edit(decodeAbiParameters(parameters, await passkey.sign(hash))))
}

test('default: a signature of this site, by its verified user, over this content', async () => {
  const decoded = await verify(await passkey.sign(hash))
  expect(decoded).toMatchObject({ isCrossOrigin: false, isUserVerified: true, origin: site.origin, signCount: 1 })
  expect(JSON.parse(decoded.clientDataJson)).toMatchObject({ type: 'webauthn.get' })
  await verify(await passkey.sign(hash, { s: 'high' }))
  // Extensions and later members, as browsers add them.
  await verify(await passkey.sign(hash, { extensions: '0xa0', flags: 0x85 }))
  await verify(await passkey.sign(hash, { fields: `"origin":"${site.origin}","crossOrigin":false,"other":"new"` }))
  // Synchronised by a provider.
  expect(await verify(await passkey.sign(hash, { flags: 0x1d }))).toMatchObject({ isBackedUp: true })
})

test('behavior: a signature made elsewhere is judged by its content and key alone', async () => {
  const elsewhere = { origin: 'https://other.example', rpId: 'other.example' }
  const signature = await passkey.sign(hash, elsewhere)
  expect((await verify(signature, { site: undefined })).origin).toBe('https://other.example')
  await expect(verify(signature)).rejects.toMatchObject({ code: 'PASSKEY_OTHER_ORIGIN' })
})

test('error: another site, a frame of another site, or nobody verified', async () => {
  const refused = {
    PASSKEY_IN_FRAME: await passkey.sign(hash, { fields: `"origin":"${site.origin}","crossOrigin":true` }),
    PASSKEY_OTHER_ORIGIN: await passkey.sign(hash, { origin: 'https://safe.example.evil' }),
    PASSKEY_OTHER_SITE: await passkey.sign(hash, { rpId: 'evil.example' }),
    PASSKEY_USER_NOT_VERIFIED: await passkey.sign(hash, { flags: 0x01 }),
  }
  for (const [code, signature] of Object.entries(refused))
    await expect(verify(signature)).rejects.toMatchObject({ code })
  await expect(verify(await passkey.sign(hash, { flags: 0x04 }))).rejects.toMatchObject({
    code: 'PASSKEY_USER_NOT_VERIFIED',
  })
})

test('error: a signature of other content or of another key', async () => {
  const replayed = await passkey.sign(keccak256('0x02'))
  await expect(verify(replayed)).rejects.toMatchObject({ code: 'PASSKEY_WRONG_KEY' })
  const other = await createSoftwarePasskey(site)
  await expect(verify(await other.sign(hash))).rejects.toMatchObject({ code: 'PASSKEY_WRONG_KEY' })
  // No point of the curve.
  await expect(
    verifyPasskeySignature({ hash, publicKey: { x: 1n, y: 1n }, signature: await passkey.sign(hash) }),
  ).rejects.toMatchObject({ code: 'PASSKEY_WRONG_KEY' })
})

test('error: malformed, truncated, endless', async () => {
  const complete = await passkey.sign(hash)
  const malformed: Hex[] = [
    '0x',
    '0x00',
    slice(complete, 0, 100),
    slice(complete, 0, -1),
    concat([complete, '0x00']),
    await change(([data, ...rest]) => [slice(data, 0, 36), ...rest]),
    await change(([data, ...rest]) => [concat([data, '0x00']), ...rest]),
    // Announced extensions that are not there, and key material, which only registrations have.
    await passkey.sign(hash, { flags: 0x85 }),
    await passkey.sign(hash, { extensions: '0xa0', flags: 0xc5 }),
    // A backup of what cannot be backed up.
    await passkey.sign(hash, { flags: 0x15 }),
    await change(([data, fields, , s]) => [data, fields, 0n, s]),
    await change(([data, fields, r]) => [data, fields, r, order]),
    await change(([data, , r, s]) => [data, 'no json', r, s]),
    await passkey.sign(hash, { fields: `"crossOrigin":false` }),
    await passkey.sign(hash, { fields: `"crossOrigin":false,"origin":"${site.origin}"` }),
    await passkey.sign(hash, { fields: `"origin":"https://evil.example","origin":"${site.origin}"` }),
    await passkey.sign(hash, { fields: `"origin":"${site.origin}","challenge":"AAAA"` }),
    await passkey.sign(hash, { fields: `"origin":"${site.origin}","type":"webauthn.create"` }),
    await passkey.sign(hash, { fields: `"origin":"safe\\u202e.example"` }),
  ]
  for (const signature of malformed)
    await expect(verify(signature)).rejects.toMatchObject({ code: 'PASSKEY_MALFORMED' })
  const endless = [
    await passkey.sign(hash, { fields: `"origin":"${site.origin}","pad":"${'x'.repeat(2_100)}"` }),
    await passkey.sign(hash, { extensions: `0x${'00'.repeat(5_000)}`, flags: 0x85 }),
  ]
  for (const signature of endless) await expect(verify(signature)).rejects.toMatchObject({ code: 'PASSKEY_TOO_LONG' })
})
