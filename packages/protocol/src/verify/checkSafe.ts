import { type Address, type Hex, zeroAddress } from 'viem'
import { findDeploymentByCode } from '../chain/findDeployment.ts'
import { listMakers } from '../chain/readFacts.ts'
import { type ChainFacts, evidenceOf } from '../chain/SafeFacts.ts'
import { proxyCodeHashes, type SafeContractName, type SafeDeployment } from '../chain/safeDeployments.ts'
import { type BlockReference, bundled, type Evidence, fromChain, yours } from '../evidence/Evidence.ts'
import { hashSafeDomain } from '../hash/hashSafeDomain.ts'
import { isSameAddress, toAddressList } from '../hash/isSameAddress.ts'
import { parseSafeVersion } from '../hash/parseSafeVersion.ts'
import { say } from '../text/Words.ts'
import type { SafeInfo } from '../wire/SafeInfoSchema.ts'
import { type Check, checkThat, createCheck, createUnknown, type ThreatId } from './Check.ts'
import { findLookalikes } from './findLookalikes.ts'

type CheckContractParameters = {
  block: BlockReference
  /** Hash of the code at the address; null: no code. */
  codeHash: Hex | null
  deployment: SafeDeployment
}

/** Whether a contract that a creation needs is deployed, by code hash. */
export function checkContract({ block, codeHash, deployment }: CheckContractParameters): Check {
  const { address, codeHash: official, name, version } = deployment
  const facts = { actual: codeHash ?? 'nothing', claimed: official, id: 'T78' } as const
  const evidence = fromChain(block)
  if (codeHash === null)
    return createCheck('block', facts, evidence, [
      'CONTRACT_MISSING',
      say`The official ${name} ${version} is not on this chain (${address}).`,
    ])
  return checkThat(codeHash === official, facts, evidence, {
    ok: ['CONTRACT_OFFICIAL', say`The official ${name} ${version} is on this chain.`],
    block: [
      'CONTRACT_OTHER_CODE',
      say`Other code than the official ${name} ${version} is at its address on this chain (${address}).`,
    ],
  })
}

const singletons: readonly SafeContractName[] = ['Safe', 'SafeL2']
const handlers: readonly SafeContractName[] = [
  'CompatibilityFallbackHandler',
  'DefaultCallbackHandler',
  'ExtensibleFallbackHandler',
  'TokenCallbackHandler',
]

export type CheckSafeParameters = {
  chainId: number
  /** The intended address: from the route or the user's own list. */
  safe: Address
  facts: ChainFacts | undefined
  /** Safe claimed by the service. */
  claimed?: SafeInfo
  /** The connected account. */
  account?: Address
  /** Safes that the user marked as verified on this chain. */
  pinned?: readonly Address[]
  /** Highest nonce ever seen for this Safe: a node that returns a lower one is behind or lying. */
  highestNonceSeen?: bigint
}

/** Checks that the address is a Safe, that it is the user's, and that the service describes it correctly. */
export function checkSafe(parameters: CheckSafeParameters): Check[] {
  const { claimed, facts, safe } = parameters
  const checks = [...checkIdentity(parameters)]
  if (!facts)
    return [
      ...checks,
      createUnknown({ id: 'T06' }, ['CHAIN_UNREACHABLE', say`${safe} could not be read from the chain.`]),
    ]
  checks.push(...checkCode(facts), checkVersion(facts), ...checkDomain(parameters, facts), checkHandler(facts))
  checks.push(...checkOwnership(parameters, facts), ...checkNonceMemory(parameters, facts))
  if (claimed) checks.push(...compareClaims(claimed, facts))
  return checks
}

function checkIdentity({ chainId, claimed, pinned, safe }: CheckSafeParameters): Check[] {
  const checks: Check[] = []
  if (claimed) {
    const isSame = isSameAddress(claimed.address.value, safe)
    checks.push(
      checkThat(isSame, { actual: safe, claimed: claimed.address.value, id: 'T04' }, yours, {
        ok: ['SAFE_ADDRESS_AGREES', say`The service speaks of this Safe.`],
        block: ['SAFE_ADDRESS_CHANGED', say`The service answered for another Safe.`],
      }),
    )
    const isSameChain = claimed.chainId === String(chainId)
    checks.push(
      checkThat(isSameChain, { actual: `${chainId}`, claimed: claimed.chainId, id: 'T01' }, yours, {
        ok: ['CHAIN_AGREES', say`The service speaks of this chain.`],
        block: ['CHAIN_CHANGED', say`The service answered for another chain.`],
      }),
    )
  }
  if (!pinned) return checks
  if (pinned.some((address) => isSameAddress(address, safe)))
    return [...checks, createCheck('ok', { id: 'T05' }, yours, ['SAFE_PINNED', say`You pinned this Safe.`])]
  const [lookalike] = findLookalikes(safe, pinned)
  const check = lookalike
    ? createCheck('warn', { actual: lookalike, claimed: safe, id: 'T05' }, yours, [
        'SAFE_LOOKS_LIKE_PINNED',
        say`This address resembles ${lookalike}, which you pinned, but is another one.`,
      ])
    : createCheck('warn', { id: 'T05' }, yours, [
        'SAFE_NOT_PINNED',
        say`You have not pinned this Safe yet. Check its address with another owner.`,
      ])
  return [...checks, check]
}

function checkCode(chainFacts: ChainFacts): Check[] {
  const { safe: facts } = chainFacts
  const { implementation, implementationCodeHash, planned, proxyCodeHash } = facts
  if (proxyCodeHash === null && !planned)
    return [
      createCheck('block', { id: 'T06' }, fromChain(facts.block), [
        'NO_CODE',
        say`There is no contract at this address.`,
      ]),
    ]
  const singleton = findDeploymentByCode(implementationCodeHash, singletons)
  return [
    ...(proxyCodeHash === null ? checkPlanned(chainFacts) : [checkProxy(proxyCodeHash)]),
    singleton
      ? createCheck('ok', { actual: implementation, id: 'T08' }, bundled, [
          'IMPLEMENTATION_OFFICIAL',
          say`It runs the official code of ${singleton.name} ${singleton.version}.`,
        ])
      : createCheck('block', { actual: implementation, id: 'T08' }, bundled, [
          'IMPLEMENTATION_UNKNOWN',
          say`It runs code that is no official release of Safe.`,
        ]),
  ]
}

function checkProxy(codeHash: Hex): Check {
  const proxy = proxyCodeHashes[codeHash]
  return proxy
    ? createCheck('ok', { actual: proxy, id: 'T06' }, bundled, [
        'PROXY_OFFICIAL',
        say`The contract is an official Safe proxy.`,
      ])
    : createCheck('block', { actual: codeHash, id: 'T06' }, bundled, [
        'PROXY_UNKNOWN',
        say`The contract at this address is no official Safe proxy.`,
      ])
}

/** The address commits to the plan; the chain must have the contracts that deploy it. */
function checkPlanned({ codeHashes, safe: facts }: ChainFacts): Check[] {
  return [
    createCheck('ok', { id: 'T78' }, evidenceOf(facts), [
      'PLANNED',
      say`It is not on the chain yet: its address is made of these owners and this threshold, and of nothing else.`,
    ]),
    ...listMakers(facts).map((deployment) =>
      checkContract({
        block: facts.block,
        codeHash: codeHashes.get(deployment.address.toLowerCase()) ?? null,
        deployment,
      }),
    ),
  ]
}

function checkVersion({ safe: facts }: ChainFacts): Check {
  const singleton = findDeploymentByCode(facts.implementationCodeHash, singletons)
  if (facts.version === undefined)
    return createUnknown({ id: 'T07' }, ['VERSION_UNKNOWN', say`The Safe does not say its version.`])
  const { major, minor, patch } = parseSafeVersion(facts.version)
  const isSame = singleton?.version === `${major}.${minor}.${patch}`
  const outcome = { actual: singleton?.version ?? 'unknown code', claimed: facts.version, id: 'T07' } as const
  if (isSame)
    return createCheck('ok', outcome, bundled, ['VERSION_AGREES', say`Version ${facts.version} is what its code is.`])
  return createCheck('block', outcome, bundled, ['VERSION_MISMATCH', say`Its code is not of the version that it says.`])
}

function checkDomain({ chainId, safe }: CheckSafeParameters, { safe: facts }: ChainFacts): Check[] {
  // Not deployed yet: the official implementation has this version.
  if (facts.planned) return []
  if (facts.version === undefined || facts.domainSeparator === undefined)
    return [
      createUnknown({ id: 'T01' }, ['DOMAIN_UNKNOWN', say`The Safe does not say what its signatures are bound to.`]),
    ]
  const actual = hashSafeDomain({ chainId, safe, version: facts.version })
  const isSame = actual === facts.domainSeparator
  const check = checkThat(isSame, { actual, claimed: facts.domainSeparator, id: 'T01' }, fromChain(facts.block), {
    ok: ['DOMAIN_AGREES', say`Signatures are bound to this Safe and chain.`],
    block: ['DOMAIN_MISMATCH', say`The Safe binds signatures to something else than this Safe and chain.`],
  })
  return [check]
}

function checkHandler({ codeHashes, safe: facts }: ChainFacts): Check {
  const { fallbackHandler } = facts
  if (isSameAddress(fallbackHandler, zeroAddress))
    return createCheck('ok', { actual: fallbackHandler, id: 'T14' }, fromChain(facts.block), [
      'NO_HANDLER',
      say`No fallback handler is set.`,
    ])
  const handler = findDeploymentByCode(codeHashes.get(fallbackHandler.toLowerCase()), handlers)
  if (handler)
    return createCheck('ok', { actual: fallbackHandler, id: 'T14' }, bundled, [
      'HANDLER_OFFICIAL',
      say`The fallback handler is the official ${handler.name} ${handler.version}.`,
    ])
  return createCheck('warn', { actual: fallbackHandler, id: 'T14' }, bundled, [
    'HANDLER_UNKNOWN',
    say`The fallback handler is no official one: it can answer for the Safe.`,
  ])
}

function checkOwnership({ account }: CheckSafeParameters, { safe: facts }: ChainFacts): Check[] {
  if (!account) return []
  if (!facts.owners) return [createUnknown({ id: 'T05' }, ['OWNERS_UNKNOWN', say`The Safe does not say who owns it.`])]
  const isOwner = facts.owners.some((owner) => isSameAddress(owner, account))
  return [
    checkThat(isOwner, { actual: account, id: 'T05' }, evidenceOf(facts), {
      ok: ['ACCOUNT_IS_OWNER', say`Your account is an owner.`],
      warn: ['ACCOUNT_NOT_OWNER', say`Your account is no owner of this Safe.`],
    }),
  ]
}

function checkNonceMemory({ highestNonceSeen }: CheckSafeParameters, { safe: facts }: ChainFacts): Check[] {
  if (highestNonceSeen === undefined || facts.nonce === undefined || facts.nonce >= highestNonceSeen) return []
  return [
    createCheck('block', { actual: `${highestNonceSeen}`, claimed: `${facts.nonce}`, id: 'T11' }, yours, [
      'NONCE_WENT_BACK',
      say`The node answers with an older state than this browser has seen.`,
    ]),
  ]
}

const subjects = {
  GUARD: say`guard`,
  HANDLER: say`fallback handler`,
  IMPLEMENTATION: say`implementation`,
  MODULES: say`modules`,
  MODULE_GUARD: say`module guard`,
  NONCE: say`nonce`,
  OWNERS: say`owners`,
  THRESHOLD: say`threshold`,
  VERSION: say`version`,
}

type Comparison = { id: ThreatId; name: keyof typeof subjects; claimed: string; actual: string | undefined }

/** Warns about differences between the service's Safe and the chain. */
function compareClaims(claimed: SafeInfo, { safe: facts }: ChainFacts): Check[] {
  const evidence = fromChain(facts.block)
  const comparisons: Comparison[] = [
    { actual: facts.implementation, claimed: claimed.implementation.value, id: 'T08', name: 'IMPLEMENTATION' },
    {
      actual: facts.owners && toAddressList(facts.owners),
      claimed: toAddressList(claimed.owners.map(({ value }) => value)),
      id: 'T09',
      name: 'OWNERS',
    },
    { actual: facts.threshold?.toString(), claimed: `${claimed.threshold}`, id: 'T10', name: 'THRESHOLD' },
    { actual: facts.nonce?.toString(), claimed: `${claimed.nonce}`, id: 'T11', name: 'NONCE' },
    {
      actual: facts.modules && toAddressList(facts.modules),
      claimed: toAddressList((claimed.modules ?? []).map(({ value }) => value)),
      id: 'T12',
      name: 'MODULES',
    },
    { actual: facts.guard, claimed: claimed.guard?.value ?? zeroAddress, id: 'T13', name: 'GUARD' },
    { actual: facts.moduleGuard, claimed: claimed.moduleGuard?.value ?? zeroAddress, id: 'T13', name: 'MODULE_GUARD' },
    {
      actual: facts.fallbackHandler,
      claimed: claimed.fallbackHandler?.value ?? zeroAddress,
      id: 'T14',
      name: 'HANDLER',
    },
    {
      actual: facts.version && toPlainVersion(facts.version),
      claimed: claimed.version ? toPlainVersion(claimed.version) : '',
      id: 'T07',
      name: 'VERSION',
    },
  ]
  return comparisons.map((comparison) => compare(comparison, evidence))
}

function compare({ actual, claimed, id, name }: Comparison, evidence: Evidence): Check {
  const subject = subjects[name]
  if (actual === undefined)
    return createUnknown({ claimed, id }, [`${name}_UNKNOWN`, say`The chain does not say the ${subject}.`])
  const isSame = actual.toLowerCase() === claimed.toLowerCase()
  return checkThat(isSame, { actual, claimed, id }, evidence, {
    ok: [`${name}_AGREES`, say`The service gives the ${subject} as the chain does.`],
    warn: [`${name}_DIFFERS`, say`The service is wrong about the ${subject}. What the chain says is used.`],
  })
}

function toPlainVersion(version: string): string {
  return version.replace(/\+.*$/, '')
}
