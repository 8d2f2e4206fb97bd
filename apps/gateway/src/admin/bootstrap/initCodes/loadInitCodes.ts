import { creationVersions, type SafeContractName } from '@countersign/protocol/chain'
import type { Hex } from 'viem'
import { z } from 'zod'

export type CreationVersion = (typeof creationVersions)[number]
export type InitCodes = ReadonlyMap<string, Hex>

const InitCodesSchema = z.record(
  z.string(),
  z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-f]+$/.test(value)),
)

/** Creation code by contract; `packages/devchain/scripts/writeInitCodes.ts` writes the files of the Safe contracts. */
export async function loadInitCodes(version: CreationVersion): Promise<InitCodes> {
  const codes = await Promise.all([files[version](), import('./passkeys.json', json)])
  const [ofVersion, { default: ofPasskeys }] = codes
  return new Map(Object.entries({ ...InitCodesSchema.parse(ofVersion), ...InitCodesSchema.parse(ofPasskeys) }))
}

const json = { with: { type: 'json' } } as const
const files: Record<CreationVersion, () => Promise<unknown>> = {
  '1.3.0': async () => (await import('./1.3.0.json', json)).default,
  '1.4.1': async () => (await import('./1.4.1.json', json)).default,
  '1.5.0': async () => (await import('./1.5.0.json', json)).default,
}

export function isCreationVersion(version: string): version is CreationVersion {
  return creationVersions.some((known) => known === version)
}

/** Without these no Safe can be created, batched or used by the app. */
export const requiredContracts: readonly SafeContractName[] = [
  'CompatibilityFallbackHandler',
  'MultiSend',
  'MultiSendCallOnly',
  'Safe',
  'SafeL2',
  'SafeProxyFactory',
]
