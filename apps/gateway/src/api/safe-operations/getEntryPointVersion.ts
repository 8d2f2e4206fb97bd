import type { SafeState } from '@countersign/protocol/chain'
import { type EntryPointVersion, safeOperationModules } from '@countersign/protocol/hash'
import { type Address, isAddressEqual } from 'viem'
import { RefusedError } from '../errors/RefusedError.ts'

export type GetEntryPointVersionParameters = { entryPoint: Address; module: Address; state: SafeState }

/**
 * Determines the hash layout. Only an official module with its entry point, or a module enabled on the Safe, can use
 * the signatures.
 */
export function getEntryPointVersion(parameters: GetEntryPointVersionParameters): EntryPointVersion {
  const { entryPoint, module, state } = parameters
  const known = safeOperationModules.find((candidate) => isAddressEqual(candidate.entryPoint, entryPoint))
  if (!known)
    throw new RefusedError({
      code: 'UNKNOWN_ENTRY_POINT',
      message: `The entry point ${entryPoint} is neither that of version 0.6 nor that of 0.7.`,
    })
  if (isAddressEqual(known.module, module)) return known.entryPointVersion
  const isOfficial = safeOperationModules.some((candidate) => isAddressEqual(candidate.module, module))
  if (isOfficial || !state.modules?.some((enabled) => isAddressEqual(enabled, module)))
    throw new RefusedError({
      code: 'UNKNOWN_MODULE',
      message: `The module ${module} does not serve entry point ${known.entryPointVersion}, or the Safe has not enabled it.`,
    })
  return known.entryPointVersion
}
