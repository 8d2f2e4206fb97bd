import type { Address } from 'viem'
import { isAllowanceModule } from '../chain/allowanceModules.ts'
import { findDeploymentByAddress } from '../chain/findDeployment.ts'
import type { DecodedCall } from '../decode/decodeCall.ts'
import { findMigration } from './findMigration.ts'
import { parseSettingsChange } from './parseSettingsChange.ts'

/** Bundled contracts that a transaction sets in the Safe; their code hash must be verified. */
export function listOfficialTargets(decoded: DecodedCall): Address[] {
  const { decoding, nested } = decoded
  const change = decoding.kind === 'decoded' ? parseSettingsChange(decoding.call) : undefined
  const migration = findMigration(decoded)
  const named = [
    ...(change?.type === 'ENABLE_MODULE' ? [change.module] : []),
    ...(change?.type === 'SET_FALLBACK_HANDLER' ? [change.handler] : []),
    ...(migration ? [migration.implementation, ...(migration.fallbackHandler ? [migration.fallbackHandler] : [])] : []),
  ].filter((address) => isAllowanceModule(address) || findDeploymentByAddress(address) !== undefined)
  return [...new Set([...named, ...nested.flatMap(listOfficialTargets)])]
}
