import { bytesToHex, type Hex, hashMessage, hashTypedData, keccak256 } from 'viem'
import { mnemonicToAccount, sign } from 'viem/accounts'
import { CborTag, type CborValue, decodeCbor, encodeCbor } from '../src/hardware/ur/cbor.ts'
import { createUrParts } from '../src/hardware/ur/createUrParts.ts'
import { createUrReader } from '../src/hardware/ur/createUrReader.ts'
import { urVectors } from './urVectors.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'

export type QrDeviceState = {
  mnemonic: string
  /** Bytes in one code of an answer. */
  fragment: number
  /** Replaces the id of the request, as an earlier answer would. */
  requestId: Uint8Array | undefined
}

/** A device that reads and shows codes (ERC-4527), with a real key; its pairing code is the vendor's. */
export function createQrDeviceSimulator(changes: Partial<QrDeviceState> = {}) {
  const state: QrDeviceState = { fragment: 40, mnemonic: MNEMONIC, requestId: undefined, ...changes }
  /** What it was asked to sign, as its screen would show it. */
  const shown: { address: Hex; chainId: unknown; dataType: number; origin: unknown; path: string }[] = []
  return {
    pairingCode: urVectors.keys.standard,
    /** Of another master key: what another device shows. */
    otherPairingCode: createOtherPairingCode(),
    shown,
    /** Reads codes until the request is whole, and returns the codes of the answer. */
    async answer(read: () => Promise<string>): Promise<string[]> {
      const request = await readRequest(read)
      shown.push(request)
      const account = mnemonicToAccount(state.mnemonic, { path: request.path as "m/44'/60'/0'/0/0" })
      const key = account.getHdKey().privateKey
      if (!key) throw new Error('No key.')
      const signature = await sign({
        hash: hashData(request.dataType, request.data),
        privateKey: bytesToHex(key),
        to: 'bytes',
      })
      const fields: [number, CborValue][] = [
        [1, new CborTag(37, state.requestId ?? request.requestId)],
        [2, signature],
      ]
      const { count, part } = createUrParts('eth-signature', encodeCbor(new Map(fields)), state.fragment)
      return Array.from({ length: count }, (_, index) => part(index).toUpperCase())
    },
    state,
  }
}

export type QrDeviceSimulator = ReturnType<typeof createQrDeviceSimulator>

/** The vendor's code with another fingerprint. */
function createOtherPairingCode(): string {
  const progress = createUrReader().add(urVectors.keys.standard)
  const key = progress.status === 'complete' ? decodeCbor(progress.ur.message) : undefined
  const origin = key instanceof Map ? key.get(6) : undefined
  if (!(origin instanceof CborTag && origin.value instanceof Map && key instanceof Map)) throw new Error('No origin.')
  origin.value.set(2, urVectors.fingerprint ^ 1)
  return createUrParts('crypto-hdkey', encodeCbor(key), 1_000).part(0)
}

async function readRequest(read: () => Promise<string>) {
  const reader = createUrReader()
  for (;;) {
    const progress = reader.add(await read())
    if (progress.status !== 'complete') continue
    const fields = decodeCbor(progress.ur.message)
    if (progress.ur.type !== 'eth-sign-request' || !(fields instanceof Map)) throw new Error('This is no request.')
    const [id, data, dataType, path, address] = [1, 2, 3, 5, 6].map((key) => fields.get(key))
    const components = path instanceof CborTag && path.value instanceof Map ? path.value.get(1) : undefined
    if (!(id instanceof CborTag && id.value instanceof Uint8Array && data instanceof Uint8Array))
      throw new Error('No data.')
    if (typeof dataType !== 'number' || !(address instanceof Uint8Array) || !Array.isArray(components))
      throw new Error('No path.')
    const parts = components.flatMap((part, index) =>
      typeof part === 'number' ? [`${part}${components[index + 1] === true ? "'" : ''}`] : [],
    )
    return {
      address: bytesToHex(address),
      chainId: fields.get(4),
      data,
      dataType,
      origin: fields.get(7),
      path: ['m', ...parts].join('/'),
      requestId: id.value,
    }
  }
}

function hashData(dataType: number, data: Uint8Array): Hex {
  if (dataType === 3) return hashMessage({ raw: data })
  if (dataType === 2) return hashTypedData(JSON.parse(new TextDecoder().decode(data)))
  return keccak256(data)
}
