import { type Address, bytesToHex, type Hex, hexToBytes, isAddress, isAddressEqual } from 'viem'
import { publicKeyToAddress } from 'viem/utils'
import type { DerivationPath } from '../derivationPath.ts'
import type { RawSignature } from '../HardwareSigner.ts'
import { HardwareError } from '../hardwareErrors.ts'
import { type LedgerTransport, sendApdu } from './sendApdu.ts'

/** Commands of Ledger's Ethereum app: https://github.com/LedgerHQ/app-ethereum/blob/develop/doc/ethapp.adoc */
const INS = { address: 0x02, signMessage: 0x08, signTransaction: 0x04, signTypedData: 0x0c } as const

/** Bytes of a message in one APDU, path and length included. */
const MESSAGE_CHUNK = 150
const MAX_CHUNK = 255

export type RunningApp = { name: string; version: string }

/** The app that runs: `BOLOS` is the dashboard. */
export async function getRunningApp(transport: LedgerTransport): Promise<RunningApp> {
  const response = await sendApdu(transport, { cla: 0xb0, ins: 0x01 })
  const [format = 0, nameLength = 0] = response
  const name = response.subarray(2, 2 + nameLength)
  const versionLength = response[2 + nameLength] ?? 0
  const version = response.subarray(3 + nameLength, 3 + nameLength + versionLength)
  if (format !== 1 || nameLength === 0) throw new HardwareError('badResponse')
  return { name: toText(name), version: toText(version) }
}

/** Asks on the device whether to open the Ethereum app; the device reconnects when it opens. */
export async function openEthereumApp(transport: LedgerTransport): Promise<void> {
  await sendApdu(transport, { data: new TextEncoder().encode('Ethereum'), ins: 0xd8 })
}

/** The account at a path. The address must be that of the public key in the same response. */
export async function getLedgerAddress(transport: LedgerTransport, path: DerivationPath): Promise<Address> {
  const response = await sendApdu(transport, { data: toPathBytes(path), ins: INS.address })
  const keyLength = response[0] ?? 0
  const key = response.subarray(1, 1 + keyLength)
  const addressLength = response[1 + keyLength] ?? 0
  const address = `0x${toText(response.subarray(2 + keyLength, 2 + keyLength + addressLength))}`
  if (keyLength !== 65 || key[0] !== 4 || !isAddress(address, { strict: false })) throw new HardwareError('badResponse')
  const derived = publicKeyToAddress(bytesToHex(key))
  if (!isAddressEqual(derived, address)) throw new HardwareError('badResponse')
  return derived
}

/** The last response is the signature. Its `v` is one byte, too short for most chain ids: callers recover the parity. */
export async function signLedgerTransaction(
  transport: LedgerTransport,
  { isLegacy, path, serialized }: { isLegacy: boolean; path: DerivationPath; serialized: Hex },
): Promise<RawSignature> {
  const payload = join(toPathBytes(path), hexToBytes(serialized))
  let response = new Uint8Array()
  for (const [index, data] of chunk(payload, isLegacy ? getLegacyChunk(payload) : MAX_CHUNK).entries())
    response = Uint8Array.from(
      await sendApdu(transport, { data, ins: INS.signTransaction, p1: index === 0 ? 0x00 : 0x80 }),
    )
  return readSignature(response)
}

/**
 * The app takes a legacy transaction for complete when a chunk ends before `v, r, s`: smaller chunks where the last one
 * would hold only these (at most 35 bytes).
 */
function getLegacyChunk({ length }: Uint8Array): number {
  for (let size = MAX_CHUNK; size > 200; size -= 1) {
    const last = length % size
    if (length <= size || last === 0 || last > 35) return size
  }
  return MAX_CHUNK
}

export async function signLedgerMessage(
  transport: LedgerTransport,
  { message, path }: { message: Hex; path: DerivationPath },
): Promise<RawSignature> {
  const bytes = hexToBytes(message)
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, bytes.length)
  const payload = join(toPathBytes(path), length, bytes)
  let response = new Uint8Array()
  for (const [index, data] of chunk(payload, MESSAGE_CHUNK).entries())
    response = Uint8Array.from(await sendApdu(transport, { data, ins: INS.signMessage, p1: index === 0 ? 0x00 : 0x80 }))
  return readSignature(response)
}

/** Typed data by its two hashes, which every model can show. */
export async function signLedgerHashes(
  transport: LedgerTransport,
  { domainHash, messageHash, path }: { domainHash: Hex; messageHash: Hex; path: DerivationPath },
): Promise<RawSignature> {
  const data = join(toPathBytes(path), hexToBytes(domainHash), hexToBytes(messageHash))
  return readSignature(await sendApdu(transport, { data, ins: INS.signTypedData }))
}

/** After all definitions and values were sent (`sendTypedData`). */
export async function signLedgerTypedData(transport: LedgerTransport, path: DerivationPath): Promise<RawSignature> {
  return readSignature(await sendApdu(transport, { data: toPathBytes(path), ins: INS.signTypedData, p2: 0x01 }))
}

function readSignature(response: Uint8Array): RawSignature {
  if (response.length !== 65) throw new HardwareError('badResponse')
  return { r: bytesToHex(response.subarray(1, 33)), s: bytesToHex(response.subarray(33)) }
}

function toPathBytes(path: DerivationPath): Uint8Array {
  const bytes = new Uint8Array(1 + 4 * path.length)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, path.length)
  for (const [index, part] of path.entries()) view.setUint32(1 + 4 * index, part)
  return bytes
}

function join(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

/** At least one chunk: an empty message has a header. */
function chunk(bytes: Uint8Array, size: number): Uint8Array[] {
  return Array.from({ length: Math.max(1, Math.ceil(bytes.length / size)) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
}

const toText = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
