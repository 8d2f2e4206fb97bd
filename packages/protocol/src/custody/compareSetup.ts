import type { SetupChain } from './SetupFile.ts'

const setupFields = [
  'owners',
  'threshold',
  'ownerKinds',
  'nested',
  'modules',
  'guard',
  'moduleGuard',
  'fallbackHandler',
  'implementation',
  'version',
  'code',
] as const

export type SetupField = (typeof setupFields)[number]

/** Undefined: it could not be read. */
export type SetupChange = {
  field: SetupField
  before: readonly string[] | undefined
  after: readonly string[] | undefined
}

/** What decides over the Safe and differs between two readings; the nonce does not. */
export function compareSetup(before: SetupChain, after: SetupChain): SetupChange[] {
  return setupFields.flatMap((field) => {
    const [left, right] = [listValues[field](before), listValues[field](after)]
    // Two lists that could not be read may differ.
    const isSame = left !== undefined && right !== undefined && left.join() === right.join()
    return isSame ? [] : [{ after: right, before: left, field }]
  })
}

const sorted = (list: readonly string[] | null) =>
  list?.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en'))
const one = (value: string | null) => (value === null ? [] : [value])

const listValues: Record<SetupField, (chain: SetupChain) => readonly string[] | undefined> = {
  code: (chain) => [chain.proxyCodeHash, chain.implementationCodeHash],
  fallbackHandler: (chain) => one(chain.fallbackHandler),
  guard: (chain) => one(chain.guard),
  implementation: (chain) => [chain.implementation],
  moduleGuard: (chain) => one(chain.moduleGuard),
  modules: (chain) => sorted(chain.modules),
  nested: (chain) =>
    sorted(
      chain.nested.map(({ owners, safe, threshold }) => `${safe}: ${threshold} of ${sorted(owners)?.join(' ') ?? ''}`),
    ),
  ownerKinds: (chain) => sorted(chain.owners.map(({ address, kind }) => `${address}: ${kind}`)),
  owners: (chain) => sorted(chain.owners.map(({ address }) => address)),
  threshold: (chain) => [`${chain.threshold}`],
  version: (chain) => [chain.version],
}
