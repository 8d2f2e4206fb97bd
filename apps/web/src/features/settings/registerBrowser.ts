import { type Client, HttpRequestError, registerDevice, unregisterDevice, unregisterSafe } from '@countersign/client'
import type { Settings } from '../../domain/settings/Settings.ts'

type Device = NonNullable<Settings['device']>

/** `crypto.randomUUID` needs a secure context, and this app also runs over plain http. */
export function createDeviceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = [...bytes].map((byte, index) => {
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return fixed.toString(16).padStart(2, '0')
  })
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Registers this browser for Safes; without a push vendor, the id stands in for its token. */
export function registerBrowser(service: Client, { uuid, safes }: Device): Promise<void> {
  const chainIds = [...new Set(safes.map(({ chainId }) => chainId))]
  return registerDevice(service, {
    registration: {
      buildNumber: '1',
      bundle: 'countersign',
      cloudMessagingToken: uuid,
      deviceType: 'WEB',
      safeRegistrations: chainIds.map((chainId) => ({
        chainId: String(chainId),
        safes: safes.filter((safe) => safe.chainId === chainId).map(({ address }) => address),
        signatures: [],
      })),
      uuid,
      version: '1',
    },
  })
}

export async function forgetSafe(
  service: Client,
  { uuid, safes }: Device,
  { address, chainId }: Device['safes'][number],
): Promise<Device | null> {
  await unregisterSafe(service, { address, chainId, uuid }).catch(forgiveUnknown)
  const left = safes.filter((safe) => safe.address !== address || safe.chainId !== chainId)
  return left.length > 0 ? { uuid, safes: left } : null
}

export async function forgetBrowser(service: Client, { uuid, safes }: Device): Promise<null> {
  for (const chainId of new Set(safes.map((safe) => safe.chainId)))
    await unregisterDevice(service, { chainId, uuid }).catch(forgiveUnknown)
  return null
}

/** A 404 is fine: the service has already dropped it. */
function forgiveUnknown(error: unknown): void {
  if (!(error instanceof HttpRequestError) || error.status !== 404) throw error
}
