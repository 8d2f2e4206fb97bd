import type { Address } from 'viem'
import { findDeploymentByAddress } from '../chain/findDeployment.ts'
import { type SafeContractName, type SafeDeployment, safeDeployments } from '../chain/safeDeployments.ts'
import type { DecodedCall } from '../decode/decodeCall.ts'
import { readArguments } from '../decode/decodeCalldata.ts'

type Migration = {
  implementation: Address
  /** The released contract at the target; undefined: unknown code. */
  official: SafeDeployment | undefined
  /** Undefined if the handler does not change. */
  fallbackHandler: Address | undefined
}

/** The result of an official migration contract run by delegatecall; undefined for any other call. */
export function findMigration({ call, decoding }: Pick<DecodedCall, 'call' | 'decoding'>): Migration | undefined {
  if (call.operation !== 1 || decoding.kind !== 'decoded') return undefined
  const library = findDeploymentByAddress(call.to)
  const { address } = readArguments(decoding.call)
  const { signature } = decoding.call
  if (library?.name === 'SafeMigration') {
    const target = builtIn[signature]
    return target && toReleased(library, target)
  }
  if (library?.name !== 'SafeToL2Migration') return undefined
  if (signature === 'migrateToL2(address)') return toNamed(address(0), undefined)
  return signature === 'migrateFromV111(address,address)' ? toNamed(address(0), address(1)) : undefined
}

const builtIn: Readonly<Record<string, { name: SafeContractName; hasHandler: boolean }>> = {
  'migrateSingleton()': { name: 'Safe', hasHandler: false },
  'migrateWithFallbackHandler()': { name: 'Safe', hasHandler: true },
  'migrateL2Singleton()': { name: 'SafeL2', hasHandler: false },
  'migrateL2WithFallbackHandler()': { name: 'SafeL2', hasHandler: true },
}

function toReleased(
  { kind, version }: SafeDeployment,
  { name, hasHandler }: { name: SafeContractName; hasHandler: boolean },
): Migration | undefined {
  const find = (wanted: SafeContractName) =>
    safeDeployments.find((other) => other.name === wanted && other.version === version && other.kind === kind)
  const official = find(name)
  const fallbackHandler = hasHandler ? find('CompatibilityFallbackHandler')?.address : undefined
  return official && { implementation: official.address, official, fallbackHandler }
}

function toNamed(implementation: Address, fallbackHandler: Address | undefined): Migration {
  const deployment = findDeploymentByAddress(implementation)
  const isSingleton = deployment?.name === 'Safe' || deployment?.name === 'SafeL2'
  return { implementation, official: isSingleton ? deployment : undefined, fallbackHandler }
}
