import type { Address } from 'viem'
import type { OwnerTraits } from './readOwnerTraits.ts'

/**
 * Controls of SEAL's multisig framework (SFC 1.1) by their number, and ours where it has none: `own.…`. Controls that
 * only people can confirm have no automatic check.
 */
export const controlIds = [
  'ms-2.1.1',
  'ms-3.1.1',
  'ms-3.1.2',
  'ms-3.1.4',
  'ms-3.1.5',
  'ms-4.1.1',
  'ms-4.1.4',
  'own.code',
  'own.modules',
  'own.owners',
  'own.timelock',
  'ms-1.1.2',
  'ms-4.1.2',
  'ms-6.1.3',
  'ms-6.1.4',
  'own.expiry',
  'tro-4.1.1',
  'tro-8.1.1',
] as const

export type ControlId = (typeof controlIds)[number]

/** `open`: nobody has confirmed it. `unknown`: it could not be checked. */
export type ControlResult = 'passed' | 'failed' | 'warning' | 'unknown' | 'open'

type ControlFinding = { code: ControlCode; result: ControlResult; accounts: readonly Address[] }

type ControlCode =
  | 'THRESHOLD_SOUND'
  | 'FEW_SIGNERS'
  | 'N_OF_N'
  | 'THRESHOLD_LOW'
  | 'PROVEN'
  | 'UNPROVEN'
  | 'NO_PROOFS'
  | 'KEYS_FRESH'
  | 'KEYS_REUSED'
  | 'NO_OTHER_SAFES'
  | 'KEYS_ACTIVE'
  | 'KEYS_INACTIVE'
  | 'ACTIVITY_UNKNOWN'
  | 'TRAINED'
  | 'UNTRAINED'
  | 'GUARD_REFUSES'
  | 'NO_GUARD'
  | 'GUARD_OPEN'
  | 'GUARD_UNKNOWN'
  | 'REHEARSED'
  | 'NOT_REHEARSED'
  | 'ONE_NODE'
  | 'CODE_OFFICIAL'
  | 'CODE_FOREIGN'
  | 'CODE_UNKNOWN'
  | 'NO_MODULES'
  | 'MODULES_UNKNOWN'
  | 'MODULES_UNREAD'
  | 'OWNERS_KNOWN'
  | 'OWNERS_BUSY'
  | 'OWNERS_FRESH'
  | 'OWNERS_CONTRACT'
  | 'OWNERS_UNREAD'
  | 'NO_TIMELOCK'
  | 'TIMELOCK_UNKNOWN'
  | 'LIVE_UNKNOWN'
  | 'LIVE_NONE'
  | 'LIVE_LASTING'
  | 'LIVE_OLD'
  | 'CONFIRM'

/** Undefined: it could not be read, and is never treated as in order. */
export type GradeFacts = {
  /** In milliseconds. */
  now: number
  owners: readonly Address[]
  threshold: number
  /** Modules that are not an official one. */
  foreignModules: readonly Address[] | undefined
  guard: 'none' | 'refuses' | 'allows' | 'unclear' | undefined
  isOfficial: boolean | undefined
  /** Last use on the chain, by lower-case address, in milliseconds. */
  activity: ReadonlyMap<string, number> | undefined
  /** Last verified proof of each owner, the same; undefined where proofs are not recorded. */
  lastProofs?: ReadonlyMap<string, number> | undefined
  /** Other Safes of the team. */
  otherSafes: readonly { safe: Address; owners: readonly Address[] }[] | undefined
  traits: readonly OwnerTraits[] | undefined
  rehearsedAt: number | undefined
  /** The last passed training. */
  trainedAt: number | undefined
  nodeCount: number
  /** Signed transactions, approvals and permits that could still be used and have no expiry date. */
  lasting?: { isComplete: boolean; signedAt: readonly (number | undefined)[] } | undefined
}

/** A statement of a person: that a control holds, or that it need not. */
export type Statement = {
  kind: 'attestation' | 'exception'
  note: string
  /** In milliseconds. */
  at: number
  expiresAt: number
}

export type GradedControl = ControlFinding & {
  id: ControlId
  statement: Statement | undefined
  /** Nothing remains to be done. */
  isSettled: boolean
}

type Grade = 'A' | 'B' | 'C' | 'D'

export type SafeGrade = { grade: Grade; controls: readonly GradedControl[] }

const day = 24 * 3_600_000
const month = 30 * day
const quarter = 92 * day
const half = 183 * day
/** Hot wallets of exchanges and bots; a signer's key signs a few times a week. */
const busy = 10_000

/**
 * Grades a Safe: D with a failed control, C with a warning, B with one that is open or unknown, A otherwise. An
 * attestation settles what cannot be checked, never a failed check; an exception settles any until it expires.
 */
export function gradeSafe(
  facts: GradeFacts,
  statements: Readonly<Partial<Record<ControlId, Statement>>> = {},
): SafeGrade {
  const controls = controlIds.map((id): GradedControl => {
    const finding = checks[id](facts)
    const statement = statements[id]
    const isCurrent = statement !== undefined && statement.expiresAt > facts.now && statement.at <= facts.now
    const isUncheckable = finding.result === 'open' || finding.result === 'unknown'
    const isSettled = finding.result === 'passed' || (isCurrent && (statement.kind === 'exception' || isUncheckable))
    return { ...finding, id, isSettled, statement }
  })
  const open = new Set(controls.filter(({ isSettled }) => !isSettled).map(({ result }) => result))
  const grade = open.has('failed') ? 'D' : open.has('warning') ? 'C' : open.size > 0 ? 'B' : 'A'
  return { controls, grade }
}

function find(result: ControlResult, code: ControlCode, accounts: readonly Address[] = []): ControlFinding {
  return { accounts, code, result }
}

const confirm = () => find('open', 'CONFIRM')

const checks: Record<ControlId, (facts: GradeFacts) => ControlFinding> = {
  'ms-1.1.2': confirm,
  'ms-2.1.1': ({ owners, threshold }) => {
    if (threshold * 2 < owners.length) return find('failed', 'THRESHOLD_LOW')
    if (owners.length < 3) return find('failed', 'FEW_SIGNERS')
    if (threshold >= owners.length) return find('failed', 'N_OF_N')
    return find('passed', 'THRESHOLD_SOUND')
  },
  'ms-3.1.1': ({ lastProofs, owners }) => {
    if (!lastProofs) return find('open', 'NO_PROOFS')
    const missing = owners.filter((owner) => !lastProofs.has(owner.toLowerCase()))
    return missing.length > 0 ? find('failed', 'UNPROVEN', missing) : find('passed', 'PROVEN')
  },
  'ms-3.1.2': ({ otherSafes, owners }) => {
    if (!otherSafes || otherSafes.length === 0) return find('unknown', 'NO_OTHER_SAFES')
    const others = new Set(otherSafes.flatMap((other) => other.owners.map((owner) => owner.toLowerCase())))
    const reused = owners.filter((owner) => others.has(owner.toLowerCase()))
    return reused.length > 0 ? find('warning', 'KEYS_REUSED', reused) : find('passed', 'KEYS_FRESH')
  },
  'ms-3.1.4': ({ activity, lastProofs, now, owners }) => {
    if (!activity && !lastProofs) return find('unknown', 'ACTIVITY_UNKNOWN')
    const lastOf = (owner: Address) => {
      const key = owner.toLowerCase()
      return Math.max(activity?.get(key) ?? 0, lastProofs?.get(key) ?? 0)
    }
    const inactive = owners.filter((owner) => now - lastOf(owner) > quarter)
    return inactive.length > 0 ? find('failed', 'KEYS_INACTIVE', inactive) : find('passed', 'KEYS_ACTIVE')
  },
  'ms-3.1.5': ({ now, trainedAt }) =>
    trainedAt !== undefined && now - trainedAt <= half ? find('passed', 'TRAINED') : find('open', 'UNTRAINED'),
  'ms-4.1.1': ({ guard }) => {
    switch (guard) {
      case undefined:
        return find('unknown', 'GUARD_UNKNOWN')
      case 'none':
        return find('warning', 'NO_GUARD')
      case 'refuses':
        return find('passed', 'GUARD_REFUSES')
      case 'allows':
      case 'unclear':
        return find('warning', 'GUARD_OPEN')
    }
  },
  'ms-4.1.2': confirm,
  'ms-4.1.4': ({ nodeCount, now, rehearsedAt }) => {
    if (rehearsedAt === undefined || now - rehearsedAt > half) return find('warning', 'NOT_REHEARSED')
    return nodeCount < 2 ? find('warning', 'ONE_NODE') : find('passed', 'REHEARSED')
  },
  'ms-6.1.3': confirm,
  'ms-6.1.4': confirm,
  'own.code': ({ isOfficial }) => {
    if (isOfficial === undefined) return find('unknown', 'CODE_UNKNOWN')
    return isOfficial ? find('passed', 'CODE_OFFICIAL') : find('failed', 'CODE_FOREIGN')
  },
  'own.expiry': ({ lasting, now }) => {
    if (!lasting) return find('unknown', 'LIVE_UNKNOWN')
    // Without a date nobody knows how old it is.
    if (lasting.signedAt.some((at) => at === undefined || now - at > month)) return find('warning', 'LIVE_OLD')
    if (lasting.signedAt.length > 0) return find('open', 'LIVE_LASTING')
    return lasting.isComplete ? find('passed', 'LIVE_NONE') : find('unknown', 'LIVE_UNKNOWN')
  },
  'own.modules': ({ foreignModules }) => {
    if (!foreignModules) return find('unknown', 'MODULES_UNREAD')
    return foreignModules.length > 0 ? find('failed', 'MODULES_UNKNOWN', foreignModules) : find('passed', 'NO_MODULES')
  },
  'own.owners': ({ owners, traits }) => {
    if (!traits || traits.length < owners.length) return find('unknown', 'OWNERS_UNREAD')
    const pick = (isMeant: (one: OwnerTraits) => boolean) => traits.filter(isMeant).map(({ address }) => address)
    const fresh = pick(({ isFresh }) => isFresh === true)
    if (fresh.length > 0) return find('warning', 'OWNERS_FRESH', fresh)
    const active = pick(({ sent }) => sent >= busy)
    if (active.length > 0) return find('warning', 'OWNERS_BUSY', active)
    const contracts = pick(({ kind }) => kind === 'contract')
    return contracts.length > 0 ? find('warning', 'OWNERS_CONTRACT', contracts) : find('passed', 'OWNERS_KNOWN')
  },
  // Owners execute at once unless a guard delays them; what a guard does cannot be seen.
  'own.timelock': ({ guard }) =>
    guard === 'none' ? find('warning', 'NO_TIMELOCK') : find('unknown', 'TIMELOCK_UNKNOWN'),
  'tro-4.1.1': confirm,
  'tro-8.1.1': confirm,
}
