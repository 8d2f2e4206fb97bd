import { bytesToHex, concatBytes, hexToBytes, keccak256, stringToBytes } from 'viem'
import { expect, test } from 'vitest'
import { fromBase64Url, readDer, toBase64Url, toContractSignature } from './toContractSignature.ts'

const hash = keccak256('0x01')
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const challenge = toBase64Url(hexToBytes(hash))
const fields = '"origin":"https://safe.example","crossOrigin":false'
const json = (head = `"type":"webauthn.get","challenge":"${challenge}"`) => stringToBytes(`{${head},${fields}}`)
const authenticatorData = concatBytes([new Uint8Array(32), Uint8Array.of(5, 0, 0, 0, 1)])

function integer(value: bigint): Uint8Array {
  const digits = value.toString(16)
  const bytes = hexToBytes(`0x${digits.length % 2 ? '0' : ''}${digits}`)
  const padded = (bytes[0] ?? 0) >= 0x80 ? concatBytes([Uint8Array.of(0), bytes]) : bytes
  return concatBytes([Uint8Array.of(2, padded.length), padded])
}

function sequence(...parts: Uint8Array[]): Uint8Array {
  const content = concatBytes(parts)
  return concatBytes([Uint8Array.of(0x30, content.length), content])
}

const answer = { authenticatorData, clientDataJson: json(), signature: sequence(integer(7n), integer(9n)) }

test('default: the answer as the contract reads it', () => {
  const encoded = toContractSignature(answer, { hash })
  expect(encoded.slice(2 + 64 * 2, 2 + 64 * 4)).toBe(`${'7'.padStart(64, '0')}${'9'.padStart(64, '0')}`)
  expect(encoded).toContain(bytesToHex(stringToBytes(fields)).slice(2))
  expect(fromBase64Url(toBase64Url(hexToBytes(hash)))).toEqual(Uint8Array.from(hexToBytes(hash)))
})

test('behavior: a signature has one form, that of the lower half', () => {
  const high = { ...answer, signature: sequence(integer(7n), integer(order - 9n)) }
  expect(toContractSignature(high, { hash })).toBe(toContractSignature(answer, { hash }))
})

test('error: an answer to another request, incomplete, endless or without verification', () => {
  const wrong = [
    { clientDataJson: json(`"type":"webauthn.create","challenge":"${challenge}"`) },
    { clientDataJson: json(`"type":"webauthn.get","challenge":"${toBase64Url(new Uint8Array(32))}"`) },
    { clientDataJson: json(`"challenge":"${challenge}","type":"webauthn.get"`) },
    { clientDataJson: json().subarray(0, -1) },
    { clientDataJson: new Uint8Array() },
    { clientDataJson: concatBytes([json().subarray(0, -1), new Uint8Array(3_000).fill(0x20), stringToBytes('}')]) },
    { authenticatorData: authenticatorData.subarray(0, 36) },
    { authenticatorData: new Uint8Array() },
    { authenticatorData: new Uint8Array(5_000).fill(5) },
    // Present, but not verified; verified, but not present.
    { authenticatorData: concatBytes([new Uint8Array(32), Uint8Array.of(1, 0, 0, 0, 1)]) },
    { authenticatorData: concatBytes([new Uint8Array(32), Uint8Array.of(4, 0, 0, 0, 1)]) },
  ]
  for (const change of wrong)
    expect(() => toContractSignature({ ...answer, ...change }, { hash })).toThrow(/passkey's answer was refused/)
})

test('error: malformed DER', () => {
  const complete = sequence(integer(7n), integer(9n))
  const malformed = [
    new Uint8Array(),
    complete.subarray(0, -1),
    concatBytes([complete, Uint8Array.of(0)]),
    sequence(integer(7n)),
    sequence(integer(7n), integer(9n), integer(1n)),
    sequence(integer(7n), integer(0n)),
    sequence(integer(7n), integer(order)),
    // Not the shortest form, negative, too long, another type, a length beyond the end.
    sequence(integer(7n), Uint8Array.of(2, 2, 0, 9)),
    sequence(integer(7n), Uint8Array.of(2, 1, 0x80)),
    sequence(integer(7n), concatBytes([Uint8Array.of(2, 34), new Uint8Array(34).fill(1)])),
    sequence(integer(7n), Uint8Array.of(3, 1, 9)),
    sequence(integer(7n), Uint8Array.of(2, 9, 1)),
    sequence(integer(7n), Uint8Array.of(2, 0)),
  ]
  for (const signature of malformed) expect(() => readDer(signature)).toThrow(/malformed/)
  expect(readDer(complete)).toEqual({ r: 7n, s: 9n })
  expect(readDer(sequence(integer(order - 1n), integer(0x80n)))).toEqual({ r: order - 1n, s: 0x80n })
})
