import { bytesToHex, hashMessage, hexToBytes } from 'viem'
import { expect, test } from 'vitest'
import { urVectors } from '../../../test/urVectors.ts'
import { toAccountPath } from '../derivationPath.ts'
import type { SigningRequest } from '../HardwareSigner.ts'
import { CborTag, type CborValue, encodeCbor } from './cbor.ts'
import { createUrReader } from './createUrReader.ts'
import { decodeSignature, encodeSignRequest } from './signingCodes.ts'

const requestId = hexToBytes('0x9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d')
const common = {
  account: {
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    fingerprint: urVectors.fingerprint,
    path: toAccountPath('live', 0),
  },
  origin: 'countersign',
  requestId,
} as const
const hash = hashMessage('Hello')

test('default: requests are those of the vendor, byte by byte', () => {
  const message: SigningRequest = { hash, kind: 'message', message: '0x48656c6c6f' }
  expect(bytesToHex(encodeSignRequest({ ...common, request: message }))).toBe(`0x${urVectors.requests.message.cbor}`)
  const typedData: SigningRequest = {
    domainHash: hash,
    hash,
    json: '{"a":1}',
    kind: 'typedData',
    messageHash: hash,
    typedData: { domain: { chainId: '31337' }, message: {}, primaryType: 'A', types: {} },
  }
  expect(bytesToHex(encodeSignRequest({ ...common, request: typedData }))).toBe(
    `0x${urVectors.requests.typedData.cbor}`,
  )
})

test('default: the vendor’s answer', () => {
  const progress = createUrReader().add(urVectors.signature)
  if (progress.status !== 'complete') throw new Error('The code has more parts.')
  const { r, s } = decodeSignature(progress.ur, requestId)
  expect(`${r}${s.slice(2)}`).toBe(`0x${urVectors.signatureBytes.slice(0, 128)}`)
  expect(() => decodeSignature(progress.ur, new Uint8Array(16))).toThrow(
    expect.objectContaining({ failure: 'otherRequest' }),
  )
})

const answer = (...fields: [number, CborValue][]) => encodeCbor(new Map(fields))
const uuid = new CborTag(37, requestId)
test.each([
  ['of another request', answer([1, new CborTag(37, new Uint8Array(16))], [2, new Uint8Array(65)]), 'otherRequest'],
  ['with a number as its id', answer([1, 5], [2, new Uint8Array(65)]), 'otherRequest'],
  ['with half a signature', answer([1, uuid], [2, new Uint8Array(32)]), 'badResponse'],
  ['with a megabyte', answer([1, uuid], [2, new Uint8Array(1_000_000)]), 'badResponse'],
  ['without a signature', answer([1, uuid]), 'badResponse'],
  ['that is no map', encodeCbor([1]), 'foreignCode'],
])('error: an answer %s', (_, message, failure) => {
  expect(() => decodeSignature({ message, type: 'eth-signature' }, requestId)).toThrow(
    expect.objectContaining({ failure }),
  )
})

test('behavior: newer devices leave the id out, or send v with all bytes of a chain id', () => {
  const message = answer([2, new Uint8Array(68).fill(1)])
  expect(decodeSignature({ message, type: 'eth-signature' }, requestId).r).toBe(`0x${'01'.repeat(32)}`)
})

test('error: another kind of code', () => {
  expect(() => decodeSignature({ message: answer(), type: 'crypto-hdkey' }, requestId)).toThrow(
    expect.objectContaining({ failure: 'foreignCode' }),
  )
})
