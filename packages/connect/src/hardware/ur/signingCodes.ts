import { bytesToHex, hexToBytes, stringToBytes } from 'viem'
import { isHardened } from '../derivationPath.ts'
import type { HardwareAccount, RawSignature, SigningRequest } from '../HardwareSigner.ts'
import { HardwareError } from '../hardwareErrors.ts'
import { type CborMap, CborTag, type CborValue, decodeCbor, encodeCbor } from './cbor.ts'
import type { Ur } from './createUrReader.ts'

/** Types of ERC-4527. */
const DATA_TYPE = { legacyTransaction: 1, message: 3, typedData: 2, typedTransaction: 4 } as const
const TAG = { keypath: 304, uuid: 37 } as const
export const SIGN_REQUEST = 'eth-sign-request'
const SIGNATURE = 'eth-signature'

export type CreateSignRequestParameters = {
  account: HardwareAccount
  /** Shown on the device. */
  origin: string
  request: SigningRequest
  /** 16 bytes; the answer repeats it. */
  requestId: Uint8Array
}

/** An `eth-sign-request`. The device refuses it if it holds another account at this path. */
export function encodeSignRequest({ account, origin, request, requestId }: CreateSignRequestParameters): Uint8Array {
  const { chainId, data, dataType } = toSignData(request)
  const fields: [number, CborValue][] = [
    [1, new CborTag(TAG.uuid, requestId)],
    [2, data],
    [3, dataType],
    ...(chainId === undefined ? [] : [[4, chainId] as [number, CborValue]]),
    [5, new CborTag(TAG.keypath, encodeKeypath(account))],
    [6, hexToBytes(account.address)],
    [7, origin.slice(0, 64)],
  ]
  return encodeCbor(new Map(fields))
}

function toSignData(request: SigningRequest): { chainId?: number; data: Uint8Array; dataType: number } {
  switch (request.kind) {
    case 'message':
      return { data: hexToBytes(request.message), dataType: DATA_TYPE.message }
    case 'typedData': {
      const { chainId } = request.typedData.domain
      const id = typeof chainId === 'string' || typeof chainId === 'number' ? Number(chainId) : Number.NaN
      const data = stringToBytes(request.json)
      return { ...(Number.isSafeInteger(id) ? { chainId: id } : {}), data, dataType: DATA_TYPE.typedData }
    }
    case 'transaction': {
      const isLegacy = request.transaction.type === 'legacy'
      const dataType = isLegacy ? DATA_TYPE.legacyTransaction : DATA_TYPE.typedTransaction
      return { chainId: request.chain.id, data: hexToBytes(request.serialized), dataType }
    }
  }
}

function encodeKeypath({ fingerprint, path }: HardwareAccount): CborMap {
  const map: CborMap = new Map()
  map.set(
    1,
    path.flatMap((part): CborValue[] => (isHardened(part) ? [part - 0x80_00_00_00, true] : [part, false])),
  )
  if (fingerprint !== undefined) map.set(2, fingerprint)
  return map
}

/** The signature of an answer to this very request. */
export function decodeSignature({ message, type }: Ur, requestId: Uint8Array): RawSignature {
  if (type !== SIGNATURE) throw new HardwareError('foreignCode', { details: [`It is of the type “${type}”.`] })
  const fields = decodeCbor(message)
  if (!(fields instanceof Map)) throw new HardwareError('foreignCode')
  const id = fields.get(1)
  const answered = id instanceof CborTag ? id.value : id
  if (answered !== undefined && !(answered instanceof Uint8Array && isSame(answered, requestId)))
    throw new HardwareError('otherRequest')
  const signature = fields.get(2)
  // The rest is `v`, whose size depends on the chain.
  if (!(signature instanceof Uint8Array) || signature.length < 65 || signature.length > 73)
    throw new HardwareError('badResponse', { details: ['The signature has another length.'] })
  return { r: bytesToHex(signature.subarray(0, 32)), s: bytesToHex(signature.subarray(32, 64)) }
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])
