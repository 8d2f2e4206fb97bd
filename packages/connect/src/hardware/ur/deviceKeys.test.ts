import { bytesToHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { urVectors } from '../../../test/urVectors.ts'
import { formatPath } from '../derivationPath.ts'
import { CborTag, type CborValue, encodeCbor } from './cbor.ts'
import { createUrReader, type Ur } from './createUrReader.ts'
import { decodeDeviceKeys, deriveAccount, hasManyAccounts } from './deviceKeys.ts'

const mnemonic = 'test test test test test test test test test test test junk'
const read = (text: string): Ur => {
  const progress = createUrReader().add(text)
  if (progress.status !== 'complete') throw new Error('The code has more parts.')
  return progress.ur
}
const list = (text: string, index: number) =>
  decodeDeviceKeys(read(text)).map((key) => ({ ...deriveAccount(key, index), isMany: hasManyAccounts(key) }))
const addressAt = (path: string) => mnemonicToAccount(mnemonic, { path: path as "m/44'/60'/0'/0/0" }).address

test.each(['standard', 'withoutChildren', 'coin'] as const)(
  'default: accounts below a key of the vendor: %s',
  (name) => {
    for (const index of [0, 1, 7]) {
      const [account] = list(urVectors.keys[name], index)
      expect(account).toMatchObject({ fingerprint: urVectors.fingerprint, isMany: true })
      expect(formatPath(account?.path ?? [])).toBe(`m/44'/60'/0'/0/${index}`)
      expect(account?.address).toBe(addressAt(`m/44'/60'/0'/0/${index}`))
    }
  },
)

test('default: the schemes of Ledger: below one key, and a key for each account', () => {
  const [legacy] = list(urVectors.keys.legacy, 2)
  expect(legacy?.address).toBe(addressAt("m/44'/60'/0'/2"))
  const live = list(urVectors.keys.live, 0)
  expect(live.map(({ address }) => address)).toEqual([0, 1, 2].map((index) => addressAt(`m/44'/60'/${index}'/0/0`)))
  expect(live.every(({ isMany }) => !isMany)).toBe(true)
  expect(list(urVectors.keys.single, 0)).toMatchObject([{ address: addressAt("m/44'/60'/0'/0/0"), isMany: false }])
})

test('error: a key of another chain', () => {
  expect(() => list(urVectors.keys.bitcoin, 0)).toThrow(expect.objectContaining({ failure: 'wrongPath' }))
})

const key = new Uint8Array(33).fill(2)
const toUr = (type: string, fields: [number, CborValue][]): Ur => ({ message: encodeCbor(new Map(fields)), type })
test.each([
  ['another type', toUr('crypto-psbt', [])],
  [
    'a private key',
    toUr('crypto-hdkey', [
      [2, true],
      [3, key],
    ]),
  ],
  ['no key', toUr('crypto-hdkey', [[4, key]])],
  ['a key of another length', toUr('crypto-hdkey', [[3, new Uint8Array(32)]])],
  [
    'a path with a wildcard',
    toUr('crypto-hdkey', [
      [3, key],
      [6, new CborTag(304, new Map([[1, [[], false]]]))],
    ]),
  ],
  [
    'a path that is too deep',
    toUr('crypto-hdkey', [
      [3, key],
      [6, new CborTag(304, new Map([[1, Array(40).fill(0)]]))],
    ]),
  ],
  ['a list of 200 keys', toUr('crypto-account', [[2, Array(200).fill(null)]])],
  ['a list of numbers', toUr('crypto-account', [[2, [1]]])],
  ['no map', { message: encodeCbor([1]), type: 'crypto-hdkey' }],
])('error: %s', (_, ur) => {
  expect(() => decodeDeviceKeys(ur)).toThrow(expect.objectContaining({ failure: 'foreignCode' }))
})

test('error: a point that is not on the curve', () => {
  const [account] = decodeDeviceKeys(toUr('crypto-hdkey', [[3, Uint8Array.of(2, ...new Uint8Array(31), 5)]]))
  expect(bytesToHex(account?.publicKey ?? new Uint8Array())).toContain('0x02')
  expect(() => account && deriveAccount(account, 0)).toThrow(expect.objectContaining({ failure: 'foreignCode' }))
})
