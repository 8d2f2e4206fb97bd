import { expect, test } from 'vitest'
import { readPairingCode } from './readPairingCode.ts'

test('default: a pairing link is whole at once, whatever it opens', () => {
  const reader = readPairingCode()
  for (const link of ['wc:ab@2?symKey=1', 'https://wallet.example/wc?uri=wc%3Aab%402'])
    expect(reader.add(link)).toEqual({ link, status: 'whole' })
})

test('error: any other code is none of ours', () => {
  const reader = readPairingCode()
  for (const text of ['', 'https://example.org', 'ethereum:0x00', 'v1.abc'])
    expect(reader.add(text).status).toBe('foreign')
})
