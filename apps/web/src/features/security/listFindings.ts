import { allowanceModules, type SafeState } from '@countersign/protocol/chain'
import { isVersionAtLeast } from '@countersign/protocol/hash'
import type { OwnerNode, OwnerTree } from '@countersign/protocol/verify'
import type { Address } from 'viem'
import type { Activity } from '../../domain/custody/activityQuery.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import type { Catalogues } from '../../lib/messages/Catalogues.ts'
import type { Creation, GuardAnswer } from './securityQueries.ts'

/** Undefined while pending; `failed` is never treated as in order. */
type Known<value> = value | 'failed' | undefined

export type SecurityFacts = {
  state: SafeState
  recommended: string
  checks: Known<readonly Check[]>
  tree: Known<OwnerTree>
  activity: Known<Activity>
  /** Only with a guard. */
  guard: Known<GuardAnswer>
  creation: Known<Creation>
}

type MessageId = keyof Catalogues['security']
type FaultCode = MessageId extends infer id ? (id extends `findings.${infer code}.title` ? code : never) : never
type PassedCode = MessageId extends infer id ? (id extends `passed.${infer code}` ? code : never) : never

/** The form that fixes it: owners, or a section of the settings. */
export type Fix = 'owners' | 'modules' | 'guard' | 'moduleGuard' | 'fallbackHandler' | 'implementation'

export type Fault = {
  code: FaultCode
  /** `unknown`: it could not be read. */
  tone: 'stop' | 'caution' | 'unknown' | 'info'
  accounts: readonly Address[]
  fix: Fix | undefined
}

export type Finding = Fault | { code: PassedCode; tone: 'ok'; accounts: readonly Address[]; fix: undefined }

const year = 365 * 24 * 3_600_000
const order = ['stop', 'caution', 'unknown', 'info', 'ok'] as const

export function listFindings(facts: SecurityFacts): Finding[] {
  return [
    ...judgeThreshold(facts),
    ...judgeTree(facts),
    ...judgeActivity(facts),
    ...judgeCode(facts),
    ...judgeModules(facts),
    ...checkGuardResponse(facts),
    ...judgeCreation(facts),
  ].toSorted((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone))
}

function find(tone: Fault['tone'], code: FaultCode, fix?: Fix, accounts: readonly Address[] = []): Finding {
  return { accounts, code, fix, tone }
}

function pass(code: PassedCode): Finding {
  return { accounts: [], code, fix: undefined, tone: 'ok' }
}

function judgeThreshold({ state: { owners, threshold } }: SecurityFacts): Finding[] {
  if (owners.length === 1) return [find('caution', 'SINGLE_OWNER', 'owners', owners)]
  if (threshold === 1) return [find('caution', 'THRESHOLD_ONE', 'owners')]
  if (threshold === owners.length) return [find('caution', 'NO_SPARE_KEY', 'owners')]
  return [pass('THRESHOLD_SOUND')]
}

function judgeTree({ state, tree }: SecurityFacts): Finding[] {
  if (tree === undefined) return []
  // Without the Safe's own node the owner tree was not read.
  if (tree === 'failed' || !tree.nodes?.value.length) return [find('unknown', 'TREE_UNREAD')]
  // A threshold of one has its own finding.
  const solo = state.threshold > 1 ? listSoloSigners(tree.nodes.value) : []
  const about = (code: string) =>
    tree.checks.flatMap(
      (check) => tree.nodes?.value.find(({ safe }) => check.code === code && safe === check.actual)?.safe ?? [],
    )
  const [circles, dead, alone] = ['OWNERS_IN_A_CIRCLE', 'DEADLOCK', 'NESTED_THRESHOLD_ONE'].map(about)
  const findings = [
    ...(solo.length > 0 ? [find('stop', 'SOLO_SIGNER', 'owners', solo)] : []),
    ...(dead?.length ? [find('stop', 'DEADLOCK', 'owners', dead)] : []),
    ...(circles?.length ? [find('caution', 'OWNERS_IN_A_CIRCLE', 'owners', circles)] : []),
    ...(alone?.length ? [find('caution', 'NESTED_THRESHOLD_ONE', 'owners', alone)] : []),
  ]
  return findings.length > 0 ? findings : [pass('TREE_SOUND')]
}

function judgeActivity({ activity, state }: SecurityFacts): Finding[] {
  if (activity === undefined) return []
  if (activity === 'failed') return [find('unknown', 'ACTIVITY_UNREAD')]
  const { seen, since } = activity
  const now = Number(state.block.timestamp) * 1000
  const isLongWatched = since !== undefined && now - since > year
  const lastOf = (owner: Address) => seen.get(owner.toLowerCase())
  const idle = state.owners.filter((owner) => {
    const last = lastOf(owner)
    return last === undefined ? isLongWatched : now - last > year
  })
  const unseen = state.owners.filter((owner) => lastOf(owner) === undefined && !idle.includes(owner))
  if (idle.length === 0 && unseen.length === 0) return [pass('OWNERS_AWAKE')]
  return [
    ...(idle.length > 0 ? [find('caution', 'OWNERS_IDLE', 'owners', idle)] : []),
    ...(unseen.length > 0 ? [find('info', 'OWNERS_UNSEEN', 'owners', unseen)] : []),
  ]
}

const foreign = new Set(['PROXY_UNKNOWN', 'IMPLEMENTATION_UNKNOWN', 'VERSION_MISMATCH', 'DOMAIN_MISMATCH'])

function judgeCode({ checks, recommended, state }: SecurityFacts): Finding[] {
  const { fallbackHandler, implementation, version } = state
  const findings = [judgeVersion(version, recommended)]
  if (checks === undefined) return findings
  const codes = new Set(checks === 'failed' ? [] : checks.map(({ code }) => code))
  if (!codes.has('IMPLEMENTATION_OFFICIAL') && ![...foreign].some((code) => codes.has(code)))
    return [...findings, find('unknown', 'CODE_UNREAD')]
  const isForeign = [...foreign].some((code) => codes.has(code))
  findings.push(isForeign ? find('stop', 'CODE_UNKNOWN', undefined, [implementation]) : pass('CODE_OFFICIAL'))
  if (!fallbackHandler) findings.push(find('info', 'NO_HANDLER', 'fallbackHandler'))
  else if (codes.has('HANDLER_UNKNOWN'))
    findings.push(find('caution', 'HANDLER_UNKNOWN', 'fallbackHandler', [fallbackHandler]))
  return findings
}

function judgeVersion(version: string, recommended: string): Finding {
  const isBound = reachesVersion(version, '1.3.0')
  if (isBound === undefined) return find('unknown', 'VERSION_UNREAD')
  if (!isBound) return find('stop', 'REPLAYABLE_VERSION', 'implementation')
  if (!reachesVersion(version, recommended)) return find('caution', 'OLD_VERSION', 'implementation')
  return pass('VERSION_CURRENT')
}

function judgeModules({ state: { moduleGuard, modules, version } }: SecurityFacts): Finding[] {
  if (!modules) return [find('unknown', 'MODULES_UNREAD', 'modules')]
  if (modules.length === 0) return [pass('NO_MODULES')]
  const limits = modules.filter(isAllowanceModule)
  const unknown = modules.filter((module) => !isAllowanceModule(module))
  return [
    ...(unknown.length > 0 ? [find('stop', 'MODULE_UNKNOWN', 'modules', unknown)] : []),
    ...(limits.length > 0 ? [find('info', 'MODULE_LIMITS', 'modules', limits)] : []),
    ...(unknown.length > 0 && !moduleGuard && reachesVersion(version, '1.5.0')
      ? [find('info', 'MODULES_UNGUARDED', 'moduleGuard')]
      : []),
  ]
}

function isAllowanceModule(module: Address): boolean {
  return allowanceModules.some(({ address }) => address.toLowerCase() === module.toLowerCase())
}

const guardFindings: Record<GuardAnswer, Finding> = {
  allows: find('caution', 'GUARD_ALLOWS', 'guard'),
  refuses: pass('GUARD_REFUSES'),
  unclear: find('info', 'GUARD_UNCLEAR', 'guard'),
}

function checkGuardResponse({ guard: answer, state: { guard } }: SecurityFacts): Finding[] {
  if (!guard) return [find('info', 'NO_GUARD', 'guard')]
  if (answer === undefined) return []
  if (answer === 'failed') return [find('unknown', 'GUARD_UNREAD', 'guard', [guard])]
  return [{ ...guardFindings[answer], accounts: [guard] }]
}

/** A delegatecall during setup is reported only if proven; missing evidence is no finding. */
function judgeCreation({ creation }: SecurityFacts): Finding[] {
  if (creation === undefined || creation === 'failed' || !creation.isProven) return []
  const isUnknown = creation.report?.checks.some(({ code }) => code === 'SETUP_CALLS_STRANGER')
  return isUnknown ? [find('caution', 'SETUP_CALLED_STRANGER')] : []
}

/** Accounts that reach the Safe's threshold alone, directly or through Safes that they control alone. */
export function listSoloSigners(nodes: readonly OwnerNode[]): Address[] {
  const [root] = nodes
  if (!root) return []
  const bySafe = new Map(nodes.map((node) => [node.safe, node]))
  const accounts = new Set(nodes.flatMap(({ owners }) => owners).filter((owner) => !bySafe.has(owner)))
  return [...accounts].filter((account) => canDecide(root.safe, account, bySafe, new Set()))
}

/** Whether an account can sign for an owner; cycles never complete. */
function canDecide(
  owner: Address,
  account: Address,
  nodes: ReadonlyMap<Address, OwnerNode>,
  waiting: ReadonlySet<Address>,
): boolean {
  const node = nodes.get(owner)
  if (!node) return owner === account
  if (waiting.has(owner)) return false
  const path = new Set(waiting).add(owner)
  const signed = node.owners.filter((next) => canDecide(next, account, nodes, path)).length
  return BigInt(signed) >= node.threshold
}

/** Whether a version is at least `minimum`; undefined if it is no version at all. */
export function reachesVersion(version: string, minimum: string): boolean | undefined {
  try {
    return isVersionAtLeast(version, minimum)
  } catch {
    return undefined
  }
}
