import { expect, test } from 'vitest'
import { verifyVapid } from '../../../test/decryptPush.ts'
import { createVapidKeys, parseVapidKey, signVapid } from './vapidKeys.ts'

/** RFC 8292, section 2.4. */
const example = {
  header:
    'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
  now: 1_453_523_768 - 12 * 3_600,
  origin: 'https://push.example.net',
}

test('default: the token of RFC 8292, but for its signature, which is another each time', async () => {
  expect(await verifyVapid(example.header)).toMatchObject({ aud: example.origin, sub: 'mailto:push@example.com' })
  const keys = createVapidKeys()
  const { now, origin } = example
  const header = await signVapid({ contact: 'mailto:push@example.com', keys, now, origin })
  const unsigned = (text: string) => text.slice(0, text.lastIndexOf('.'))
  expect(unsigned(header)).toBe(unsigned(example.header))
  expect(await verifyVapid(header)).toEqual({ aud: origin, exp: 1_453_523_768, sub: 'mailto:push@example.com' })
  expect(header.split('k=')[1]).toBe(keys.publicKey)
})

test('behavior: without a contact; another key does not fit', async () => {
  const keys = createVapidKeys()
  const header = await signVapid({ contact: undefined, keys, now: 1, origin: 'https://a.example' })
  expect(await verifyVapid(header)).toEqual({ aud: 'https://a.example', exp: 43_201 })
  await expect(verifyVapid(header.replace(keys.publicKey, createVapidKeys().publicKey))).rejects.toThrow()
})

test('behavior: the private key alone is enough', () => {
  for (let count = 0; count < 20; count++) {
    const keys = createVapidKeys()
    expect(parseVapidKey(keys.privateKey)).toEqual(keys)
  }
})

test.each(['', 'A'.repeat(43), '_'.repeat(43), 'A'.repeat(87)])('error: no private key: %j', (text) => {
  expect(parseVapidKey(text)).toBeUndefined()
})
