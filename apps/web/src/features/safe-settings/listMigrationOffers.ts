import {
  type SafeContractName,
  type SafeDeployment,
  type SafeState,
  safeDeployments,
} from '@countersign/protocol/chain'
import { isVersionAtLeast } from '@countersign/protocol/hash'
import { queryOptions } from '@tanstack/react-query'
import { type Address, type Client, encodeFunctionData, type Hex, isAddressEqual, keccak256, parseAbi } from 'viem'
import { getCode } from 'viem/actions'
import { getChainClient, type Services } from '../../domain/services/Services.ts'

export type MigrationOffer = {
  key: string
  /** Called by delegatecall. */
  library: Address
  data: Hex
  target: SafeDeployment
  /** Undefined: the handler stays. */
  handler: SafeDeployment | undefined
  /** Works only as a Safe's first transaction. */
  isFirstOnly: boolean
}

type Deployed = readonly SafeDeployment[]

const migrationAbi = parseAbi([
  'function migrateSingleton()',
  'function migrateWithFallbackHandler()',
  'function migrateL2Singleton()',
  'function migrateL2WithFallbackHandler()',
  'function migrateToL2(address l2Singleton)',
  'function migrateFromV111(address l2Singleton, address fallbackHandler)',
])

/** The released contract at the Safe's implementation address; its code is checked with the Safe. */
export function findImplementation({ implementation }: Pick<SafeState, 'implementation'>): SafeDeployment | undefined {
  return safeDeployments.find(
    ({ address, name }) => (name === 'Safe' || name === 'SafeL2') && isAddressEqual(address, implementation),
  )
}

/**
 * Migrations available to the Safe; `deployed` holds contracts verified on chain. Excludes older releases, and non-L2
 * targets for an L2 Safe.
 */
export function listMigrationOffers(state: Pick<SafeState, 'implementation' | 'nonce'>, deployed: Deployed) {
  const current = findImplementation(state)
  if (!current) return []
  const libraries = deployed.filter(({ name }) => name === 'SafeMigration' || name === 'SafeToL2Migration')
  return libraries.flatMap((library) =>
    library.name === 'SafeMigration'
      ? listReleases(library, current, deployed)
      : state.nonce === 0n
        ? listFirstOffers(library, current, deployed)
        : [],
  )
}

/** SafeMigration: from 1.3.0 on, to its built-in release. */
function listReleases(library: SafeDeployment, current: SafeDeployment, deployed: Deployed): MigrationOffer[] {
  if (!isVersionAtLeast(current.version, '1.3.0') || !isVersionAtLeast(library.version, current.version)) return []
  const handler = findSibling(library, 'CompatibilityFallbackHandler', deployed)
  const names = current.name === 'SafeL2' ? (['SafeL2'] as const) : (['Safe', 'SafeL2'] as const)
  return names.flatMap((name) => {
    const target = findSibling(library, name, deployed)
    if (!target || isAddressEqual(target.address, current.address)) return []
    const isL2 = name === 'SafeL2'
    const plain = isL2 ? 'migrateL2Singleton' : 'migrateSingleton'
    const withFallback = isL2 ? 'migrateL2WithFallbackHandler' : 'migrateWithFallbackHandler'
    const toOffer = (functionName: typeof plain | typeof withFallback) => ({
      key: `${library.address}:${functionName}`,
      library: library.address,
      data: encodeFunctionData({ abi: migrationAbi, functionName }),
      target,
      handler: functionName === plain ? undefined : handler,
      isFirstOnly: false,
    })
    return handler ? [toOffer(withFallback), toOffer(plain)] : [toOffer(plain)]
  })
}

/** SafeToL2Migration: for non-L2 Safes with nonce 0. */
function listFirstOffers(library: SafeDeployment, current: SafeDeployment, deployed: Deployed): MigrationOffer[] {
  if (current.name !== 'Safe') return []
  const toOffer = (data: Hex, target: SafeDeployment, handler: SafeDeployment | undefined) => ({
    key: `${library.address}:${target.address}`,
    library: library.address,
    data,
    target,
    handler,
    isFirstOnly: true,
  })
  const isRelease = ({ version }: SafeDeployment) => version === '1.3.0' || version === '1.4.1'
  const targets = deployed.filter((to) => to.name === 'SafeL2' && to.kind === library.kind && isRelease(to))
  return targets.flatMap((target) => {
    // The same version as L2; SafeMigration offers it too, where deployed.
    if (target.version === current.version) {
      const args = [target.address] as const
      return toOffer(encodeFunctionData({ abi: migrationAbi, functionName: 'migrateToL2', args }), target, undefined)
    }
    const handler = findSibling(target, 'CompatibilityFallbackHandler', deployed)
    if (current.version !== '1.1.1' || !handler) return []
    const args = [target.address, handler.address] as const
    const data = encodeFunctionData({ abi: migrationAbi, functionName: 'migrateFromV111', args })
    return toOffer(data, target, handler)
  })
}

function findSibling({ kind, version }: SafeDeployment, name: SafeContractName, deployed: Deployed) {
  return deployed.find((other) => other.name === name && other.version === version && other.kind === kind)
}

const names: readonly SafeContractName[] = [
  'CompatibilityFallbackHandler',
  'Safe',
  'SafeL2',
  'SafeMigration',
  'SafeToL2Migration',
]

/** The released migration contracts deployed on the chain, verified by code. */
export function migrationsQuery(services: Services, chainId: number) {
  return queryOptions({
    queryKey: ['chain', chainId, 'migrations'],
    queryFn: () => readDeployed(getChainClient(services, chainId)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export async function readDeployed(client: Client): Promise<SafeDeployment[]> {
  const candidates = safeDeployments.filter(({ name }) => names.includes(name))
  const found = await Promise.all(
    candidates.map(async ({ address, codeHash }) => {
      const code = await getCode(client, { address })
      return code !== undefined && keccak256(code) === codeHash
    }),
  )
  return candidates.filter((_, index) => found[index])
}
