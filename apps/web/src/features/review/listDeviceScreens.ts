import { type DeviceDigest, getCalldataDigest } from '@countersign/protocol/hash'
import { type Address, type Hex, size, slice } from 'viem'
import { deviceText as words } from '../../lib/messages/device.ts'

type DeviceScreen = { title: string; value: string }
export type DeviceSequence = { device: string; screens: readonly DeviceScreen[] }

export type ShownTypedData = {
  domain: { chainId?: number; verifyingContract: Address }
  primaryType: string
  types: Readonly<Record<string, readonly { name: string; type: string }[]>>
  message: Readonly<Record<string, unknown>>
}

/** What devices show, screen by screen, for this payload. Titles differ between models; values do not. */
export function listSigningScreens(typedData: ShownTypedData, digest: DeviceDigest): DeviceSequence[] {
  const { domain, message, primaryType, types } = typedData
  const hashes = digest.lines.filter(({ label }) => label === 'Domain hash' || label === 'Message hash')
  return [
    {
      device: words.hashDevices,
      screens: [
        { title: words.review, value: words.typedMessage },
        ...hashes.map(({ groups, label }) => ({ title: label, value: groups.join(' ') })),
        words.sign,
      ],
    },
    {
      device: words.fieldDevices,
      screens: [
        { title: words.review, value: words.typedMessage },
        ...(domain.chainId === undefined ? [] : [{ title: 'chainId', value: `${domain.chainId}` }]),
        { title: 'verifyingContract', value: domain.verifyingContract },
        { title: words.kind, value: primaryType },
        ...(types[primaryType] ?? []).map(({ name }) => ({ title: name, value: String(message[name]) })),
        words.sign,
      ],
    },
  ]
}

export type ShownCall = { chainId: number; to: Address; data: Hex }

/** The same for the account's own executing or approving transaction. */
export function listCallScreens(
  { chainId, data, to }: ShownCall,
  method: 'approveHash' | 'execTransaction',
): DeviceSequence[] {
  return [
    {
      device: words.anyDevice,
      screens: [
        { title: words.review, value: words.transaction },
        { title: words.network, value: `${chainId}` },
        { title: words.to, value: to },
        { title: words.amount, value: '0' },
        { title: words.method, value: `${method} (${slice(data, 0, 4)})` },
        { title: words.data, value: words.bytes(size(data)) },
        { title: words.calldataDigest, value: getCalldataDigest(data).groups.join(' ') },
        { title: words.fees, value: words.feesText },
        words.sign,
      ],
    },
  ]
}
