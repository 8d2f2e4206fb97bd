import { checksumAddress, type Hex, numberToHex, zeroAddress } from 'viem'
import { findDeploymentByAddress } from '../chain/findDeployment.ts'
import { sentinel, slots, toMappingSlot } from '../chain/slots.ts'
import { isVersionAtLeast } from '../hash/parseSafeVersion.ts'
import type { Reading } from './probes.ts'
import type { SafeSetting, SettingChange, SimulatedSafe } from './Simulation.ts'
import type { StorageChange } from './traceExecution.ts'

type SettingChanges = {
  settings: SettingChange[]
  /** Some settings could not be read. */
  isPartial: boolean
  /** Storage slots that are not settings; undefined without a trace. */
  otherStorage: number | undefined
}

const names: readonly SafeSetting[] = [
  'implementation',
  'owners',
  'threshold',
  'modules',
  'guard',
  'moduleGuard',
  'fallbackHandler',
]
/** First version that has it. */
const since: Partial<Record<SafeSetting, string>> = {
  fallbackHandler: '1.1.0',
  guard: '1.3.0',
  moduleGuard: '1.5.0',
}

const word = (slot: number): Hex => numberToHex(slot, { size: 32 })
const ownerCountSlot = word(3)
const thresholdSlot = word(4)
const nonceSlot = word(5)

type ListSettingChangesParameters = {
  facts: SimulatedSafe
  /** Undefined if the Safe could not be read. */
  before: Reading | undefined
  after: Reading | undefined
  /** Undefined where the node cannot trace. */
  storage: ReadonlyMap<Hex, StorageChange> | undefined
  /** Overridden for the simulation only. */
  ownSlots: readonly Hex[]
}

/** Compares owners, threshold, modules, guards and handler by calls and by storage. */
export function listSettingChanges(parameters: ListSettingChangesParameters): SettingChanges {
  const { after, before, facts, storage } = parameters
  const stored = storage ? readStorage(storage, parameters) : undefined
  const requested = before && after ? compare(before, after, facts) : undefined
  const settings = names.flatMap((setting) => {
    const reported = requested?.settings.find((change) => change.setting === setting)
    return reported ?? stored?.settings.find((change) => change.setting === setting) ?? []
  })
  return {
    isPartial: stored === undefined && (requested?.isPartial ?? true),
    otherStorage: stored?.otherStorage,
    settings,
  }
}

function compare(
  before: Reading,
  after: Reading,
  facts: SimulatedSafe,
): Pick<SettingChanges, 'isPartial' | 'settings'> {
  // The new implementation is unknown code: only the proxy's storage can be trusted.
  const isReplaced = before.implementation !== after.implementation
  const isTrusted = !isReplaced || isOfficial(after.implementation)
  const known = names.filter((name) => isVersionAtLeast(facts.version ?? '0.0.0', since[name] ?? '0.0.0'))
  const readable = isTrusted ? known : (['implementation'] as const)
  const settings = readable.flatMap((setting): SettingChange[] => {
    const [from, to] = [toList(before[setting]), toList(after[setting])]
    if (from === undefined || to === undefined || from.join() === to.join()) return []
    return [{ after: to, before: from, setting }]
  })
  const isPartial = !isTrusted || known.some((name) => before[name] === undefined || after[name] === undefined)
  return { isPartial, settings }
}

function isOfficial(implementation: Reading['implementation']): boolean {
  const name = implementation && findDeploymentByAddress(implementation)?.name
  return name === 'Safe' || name === 'SafeL2'
}

function toList(value: Reading[SafeSetting]): readonly string[] | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'object') return value
  return [value.toString()]
}

/** Single-slot settings show their value; lists only that they change. */
function readStorage(
  storage: ReadonlyMap<Hex, StorageChange>,
  { after, facts, ownSlots }: ListSettingChangesParameters,
): Required<Pick<SettingChanges, 'settings'>> & { otherStorage: number } {
  const settings = new Map<SafeSetting, SettingChange>()
  const single: Readonly<Record<Hex, SafeSetting>> = {
    [slots.implementation]: 'implementation',
    [slots.guard]: 'guard',
    [slots.moduleGuard]: 'moduleGuard',
    [slots.fallbackHandler]: 'fallbackHandler',
  }
  const owners = listKeys([...(facts.owners ?? []), ...(after?.owners ?? [])], 2n)
  const modules = listKeys([...(facts.modules ?? []), ...(after?.modules ?? [])], 1n)
  const ignored = new Set<Hex>([nonceSlot, ...ownSlots])
  let otherStorage = 0
  for (const [slot, change] of storage) {
    const setting = single[slot]
    if (setting)
      settings.set(setting, { after: [toAddress(change.after)], before: [toAddress(change.before)], setting })
    else if (slot === thresholdSlot)
      settings.set('threshold', { after: [`${change.after}`], before: [`${change.before}`], setting: 'threshold' })
    else if (slot === ownerCountSlot || owners.has(slot))
      settings.set('owners', { after: undefined, before: facts.owners, setting: 'owners' })
    else if (modules.has(slot)) settings.set('modules', { after: undefined, before: facts.modules, setting: 'modules' })
    else if (!ignored.has(slot)) otherStorage += 1
  }
  return { otherStorage, settings: [...settings.values()] }
}

function listKeys(addresses: readonly Hex[], slot: bigint): ReadonlySet<Hex> {
  const keys: readonly Hex[] = [sentinel, ...addresses]
  return new Set(keys.map((key) => toMappingSlot(key, slot)))
}

function toAddress(value: bigint): string {
  if (value === 0n) return zeroAddress
  const digits = value.toString(16).padStart(64, '0')
  return checksumAddress(`0x${digits.slice(-40)}`)
}
