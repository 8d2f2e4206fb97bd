import { type Hex, keccak256, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import {
  createRecoverAddress,
  recoverAddress,
  recoverAddressSlow,
  UnrecoverableSignatureError,
} from './recoverAddress.ts'

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const account = privateKeyToAccount(numberToHex(7n, { size: 32 }))
const hash = keccak256('0x01')
/** What the account makes of the hash (RFC 6979: always the same). */
const signature: Hex =
  '0x7e5574901d28afc493e645112e1b8dd437362031b61372521b408f151228cff33b7ce6c8475942ef19c13304fefa9294ef54f66412012070a9073c257526e9501c'

const engines = [
  { name: 'wasm', recover: recoverAddress },
  { name: 'javascript', recover: recoverAddressSlow },
  { name: 'fallback', recover: createRecoverAddress(async () => Promise.reject(new Error('no WebAssembly'))) },
]

test.each(engines)('default: $name', async ({ recover }) => {
  expect(await account.sign({ hash })).toBe(signature)
  expect(await recover({ hash, signature })).toBe(account.address)
})

test.each(engines)('behavior: $name recovers the malleated form, as the contracts do', async ({ recover }) => {
  const s = order - BigInt(`0x${signature.slice(66, 130)}`)
  const v = signature.endsWith('1b') ? '1c' : '1b'
  const malleated: Hex = `0x${signature.slice(2, 66)}${numberToHex(s, { size: 32 }).slice(2)}${v}`
  expect(await recover({ hash, signature: malleated })).toBe(account.address)
})

const r = signature.slice(2, 66)
const s = signature.slice(66, 130)
const word = (value: bigint) => numberToHex(value, { size: 32 }).slice(2)
const hopeless: { name: string; hash: Hex; signature: Hex }[] = [
  { name: 'r is zero', hash, signature: `0x${word(0n)}${s}1b` },
  { name: 's is zero', hash, signature: `0x${r}${word(0n)}1b` },
  { name: 'r is the order', hash, signature: `0x${word(order)}${s}1b` },
  { name: 's is the order', hash, signature: `0x${r}${word(order)}1b` },
  { name: 'r is no x of the curve', hash, signature: `0x${word(5n)}${s}1b` },
  { name: 'v is 0', hash, signature: `0x${r}${s}00` },
  { name: 'v is 26', hash, signature: `0x${r}${s}1a` },
  { name: 'v is 29', hash, signature: `0x${r}${s}1d` },
  { name: '64 bytes', hash, signature: `0x${r}${s}` },
  { name: '66 bytes', hash, signature: `0x${r}${s}1b00` },
  { name: 'hash of 31 bytes', hash: `0x${hash.slice(4)}`, signature },
  { name: 'hash of 33 bytes', hash: `${hash}00`, signature },
]
for (const { name, recover } of engines)
  test.each(hopeless)(`error: ${name}, $name`, async (parameters) => {
    await expect(recover(parameters)).rejects.toBeInstanceOf(UnrecoverableSignatureError)
  })

test('behavior: the cause of a failure is attached', async () => {
  const failure = recoverAddressSlow({ hash, signature: `0x${word(0n)}${s}1b` })
  await expect(failure).rejects.toMatchObject({ cause: expect.any(Error) })
})

test('behavior: the engine is loaded on first use, and once', async () => {
  let loads = 0
  const recover = createRecoverAddress(async () => {
    loads++
    return () => undefined
  })
  expect(loads).toBe(0)
  await expect(recover({ hash, signature })).rejects.toThrow(
    'The signature belongs to no account: its numbers lie outside the curve.',
  )
  await expect(recover({ hash, signature })).rejects.toMatchObject({ code: 'UNRECOVERABLE_SIGNATURE' })
  expect(loads).toBe(1)
})
