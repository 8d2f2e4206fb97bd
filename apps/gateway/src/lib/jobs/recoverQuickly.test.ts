import { recoverAddress, UnrecoverableSignatureError } from '@countersign/protocol'
import { type Hex, keccak256, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { recoverQuickly } from './recoverQuickly.ts'

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const word = (value: bigint) => numberToHex(value, { size: 32 }).slice(2)

async function createSigned(index: number) {
  const account = privateKeyToAccount(keccak256(numberToHex(index)))
  const hash = keccak256(numberToHex(index + 1))
  const signature = await account.sign({ hash })
  return { account, hash, r: signature.slice(2, 66), s: signature.slice(66, 130), signature }
}

test('default: many accounts, and the malleated form that the contracts accept as well', async () => {
  for (let index = 1; index <= 50; index++) {
    const { account, hash, r, s, signature } = await createSigned(index)
    const malleated: Hex = `0x${r}${word(order - BigInt(`0x${s}`))}${signature.endsWith('1b') ? '1c' : '1b'}`
    expect(await recoverQuickly({ hash, signature })).toBe(account.address)
    expect(await recoverQuickly({ hash, signature: malleated })).toBe(account.address)
  }
})

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'default: here it is the binary that does it',
  async () => {
    const { default: bindings } = await import('secp256k1/bindings.js')
    expect(bindings.ecdsaRecover).toBeTypeOf('function')
  },
)

test('error: what WebAssembly calls nobody is nobody here', async () => {
  const { hash, r, s, signature } = await createSigned(7)
  const hopeless: Hex[] = [
    ...[0n, 5n, order, order + 1n, 2n ** 256n - 1n].map((value): Hex => `0x${word(value)}${s}1b`),
    ...[0n, order, 2n ** 256n - 1n].map((value): Hex => `0x${r}${word(value)}1c`),
    `0x${r}${s}1d`,
    `0x${r}${s}`,
    `${signature}00`,
    '0x',
  ]
  for (const wrong of hopeless) {
    await expect(recoverAddress({ hash, signature: wrong })).rejects.toBeInstanceOf(UnrecoverableSignatureError)
    await expect(recoverQuickly({ hash, signature: wrong })).rejects.toBeInstanceOf(UnrecoverableSignatureError)
  }
  await expect(recoverQuickly({ hash: '0x01', signature })).rejects.toBeInstanceOf(UnrecoverableSignatureError)
})
