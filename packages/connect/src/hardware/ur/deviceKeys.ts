import { HDKey } from 'viem/accounts'
import { publicKeyToAddress } from 'viem/utils'
import { type DerivationPath, harden } from '../derivationPath.ts'
import type { HardwareAccount } from '../HardwareSigner.ts'
import { HardwareError } from '../hardwareErrors.ts'
import { type CborMap, CborTag, type CborValue, decodeCbor } from './cbor.ts'
import type { Ur } from './createUrReader.ts'
import { decompressKey } from './decompressKey.ts'

/** Fields of `crypto-hdkey` and `crypto-keypath` (BCR-2020-007), of `crypto-account` and `crypto-multi-accounts`. */
const HDKEY = { chainCode: 4, children: 7, isPrivate: 2, key: 3, origin: 6 } as const
const KEYPATH = { components: 1, fingerprint: 2 } as const
const ACCOUNT = { fingerprint: 1, keys: 2 } as const

const MAX_KEYS = 100
const ETHEREUM: DerivationPath = [harden(44), harden(60)]

/** A key that a device shared: of one account, or of all below it. */
export type DeviceKey = {
  fingerprint: number | undefined
  /** How to derive accounts; undefined: the key is the account's own. */
  derive: { key: HDKey; steps: readonly (number | '*')[] } | undefined
  path: DerivationPath
  publicKey: Uint8Array
}

/** The keys for Ethereum in a pairing code. */
export function decodeDeviceKeys({ message, type }: Ur): DeviceKey[] {
  const fields = decodeCbor(message)
  if (!(fields instanceof Map)) throw foreign(type)
  const keys = listKeys(type, fields)
  const ours = keys.filter(({ path }) => path.length === 0 || ETHEREUM.every((part, index) => path[index] === part))
  if (ours.length === 0) throw new HardwareError(keys.length > 0 ? 'wrongPath' : 'foreignCode')
  return ours
}

function listKeys(type: string, fields: CborMap): DeviceKey[] {
  switch (type) {
    case 'crypto-hdkey':
    case 'hdkey':
      return [parseKey(fields, undefined)]
    case 'crypto-account':
    case 'account-descriptor':
    case 'crypto-multi-accounts': {
      const list = fields.get(ACCOUNT.keys)
      if (!Array.isArray(list) || list.length > MAX_KEYS) throw foreign(type)
      const fingerprint = fields.get(ACCOUNT.fingerprint)
      return list.map((entry) => parseKey(unwrap(entry), typeof fingerprint === 'number' ? fingerprint : undefined))
    }
    default:
      throw foreign(type)
  }
}

/** Output descriptors are tags around the key. */
function unwrap(value: CborValue | undefined): CborMap {
  let inner = value
  while (inner instanceof CborTag) inner = inner.value
  if (!(inner instanceof Map)) throw new HardwareError('foreignCode')
  return inner
}

function parseKey(fields: CborMap, masterFingerprint: number | undefined): DeviceKey {
  const publicKey = fields.get(HDKEY.key)
  const chainCode = fields.get(HDKEY.chainCode)
  if (fields.get(HDKEY.isPrivate) === true || !isCompressedKey(publicKey)) throw new HardwareError('foreignCode')
  const origin = fields.has(HDKEY.origin) ? unwrap(fields.get(HDKEY.origin)) : new Map()
  const path = parseComponents(origin).map((part) => {
    if (part === '*') throw new HardwareError('foreignCode')
    return part
  })
  const ownFingerprint = origin.get(KEYPATH.fingerprint)
  const fingerprint = typeof ownFingerprint === 'number' ? ownFingerprint : masterFingerprint
  const common = { fingerprint, path, publicKey }
  if (!(chainCode instanceof Uint8Array) || chainCode.length !== 32 || path.length >= 5)
    return { ...common, derive: undefined }
  const children = fields.has(HDKEY.children) ? parseComponents(unwrap(fields.get(HDKEY.children))) : []
  // Without: the accounts of BIP-44, at `0/*` below an account's key and at `*` below a chain's.
  const steps = children.length > 0 ? children : path.length <= 3 ? ([0, '*'] as const) : (['*'] as const)
  const key = createKey(publicKey, chainCode)
  return { ...common, derive: { key, steps } }
}

function createKey(publicKey: Uint8Array, chainCode: Uint8Array): HDKey {
  try {
    return new HDKey({ chainCode, publicKey })
  } catch (cause) {
    throw new HardwareError('foreignCode', { cause })
  }
}

const isCompressedKey = (key: CborValue | undefined): key is Uint8Array =>
  key instanceof Uint8Array && key.length === 33 && (key[0] === 2 || key[0] === 3)

/** Pairs of index and hardened flag; an empty list is a wildcard. */
function parseComponents(keypath: CborMap): (number | '*')[] {
  const components = keypath.get(KEYPATH.components) ?? []
  if (!Array.isArray(components) || components.length % 2 !== 0 || components.length > 20)
    throw new HardwareError('foreignCode')
  return Array.from({ length: components.length / 2 }, (_, position) => {
    const [index, hardened] = components.slice(2 * position, 2 * position + 2)
    if (Array.isArray(index) && hardened === false) return '*'
    if (typeof index !== 'number' || index >= 0x80_00_00_00) throw new HardwareError('foreignCode')
    return hardened === true ? harden(index) : index
  })
}

/** Whether the key has more than one account. */
export const hasManyAccounts = ({ derive }: DeviceKey) => derive?.steps.includes('*') ?? false

/** The account at a position below the key. */
export function deriveAccount({ derive, fingerprint, path, publicKey }: DeviceKey, index: number): HardwareAccount {
  const steps = derive?.steps.map((step) => (step === '*' ? index : step)) ?? []
  const common = fingerprint === undefined ? {} : { fingerprint }
  try {
    const key = derive ? steps.reduce((parent, step) => parent.deriveChild(step), derive.key).publicKey : publicKey
    if (!key) throw new HardwareError('foreignCode')
    return { ...common, address: publicKeyToAddress(decompressKey(key)), path: [...path, ...steps] }
  } catch (cause) {
    throw new HardwareError('foreignCode', { cause })
  }
}

const foreign = (type: string) => new HardwareError('foreignCode', { details: [`It is of the type “${type}”.`] })
