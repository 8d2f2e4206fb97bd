import { type Address, type Hex, zeroAddress } from 'viem'
import { findDeploymentByCode } from '../chain/findDeployment.ts'
import { listMakers } from '../chain/readFacts.ts'
import { type ChainFacts, evidenceOf } from '../chain/SafeFacts.ts'
import { proxyCodeHashes, type SafeContractName, type SafeDeployment } from '../chain/safeDeployments.ts'
import { type BlockReference, bundled, type Evidence, fromChain, yours } from '../evidence/Evidence.ts'
import { hashSafeDomain } from '../hash/hashSafeDomain.ts'
import { isSameAddress, toAddressList } from '../hash/isSameAddress.ts'
import { parseSafeVersion } from '../hash/parseSafeVersion.ts'
import { msg } from '../text/msg.ts'
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
  const facts = { actual: codeHash ?? msg('value.nothing', 'nothing'), claimed: official, id: 'T78' } as const
  const evidence = fromChain(block)
  if (codeHash === null)
    return createCheck('block', facts, evidence, [
      'CONTRACT_MISSING',
      msg('check.contractMissing', 'The official {name} {version} is not on this chain ({address}).', {
        name,
        version,
        address,
      }),
    ])
  return checkThat(codeHash === official, facts, evidence, {
    ok: [
      'CONTRACT_OFFICIAL',
      msg('check.contractOfficial', 'The official {name} {version} is on this chain.', { name, version }),
    ],
    block: [
      'CONTRACT_OTHER_CODE',
      msg(
        'check.contractOtherCode',
        'The code at the address of the official {name} {version} on this chain is different ({address}).',
        { name, version, address },
      ),
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
  claimed?: SafeInfo
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
      createUnknown({ id: 'T06' }, [
        'CHAIN_UNREACHABLE',
        msg('check.safeUnread', '{safe} could not be read from the chain.', { safe }),
      ]),
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
        ok: ['SAFE_ADDRESS_AGREES', msg('check.sameSafe', 'The service describes this Safe.')],
        block: ['SAFE_ADDRESS_CHANGED', msg('check.otherSafe', 'The service responded for another Safe.')],
      }),
    )
    const isSameChain = claimed.chainId === String(chainId)
    checks.push(
      checkThat(isSameChain, { actual: `${chainId}`, claimed: claimed.chainId, id: 'T01' }, yours, {
        ok: ['CHAIN_AGREES', msg('check.sameChain', 'The service describes this chain.')],
        block: ['CHAIN_CHANGED', msg('check.otherChain', 'The service responded for another chain.')],
      }),
    )
  }
  if (!pinned) return checks
  if (pinned.some((address) => isSameAddress(address, safe)))
    return [
      ...checks,
      createCheck('ok', { id: 'T05' }, yours, [
        'SAFE_PINNED',
        msg('check.safeVerified', 'You marked this Safe’s address as verified.'),
      ]),
    ]
  const [lookalike] = findLookalikes(safe, pinned)
  const check = lookalike
    ? createCheck('warn', { actual: lookalike, claimed: safe, id: 'T05' }, yours, [
        'SAFE_LOOKS_LIKE_PINNED',
        msg(
          'check.safeLookalike',
          'This address resembles {known}, which you marked as verified, but is another address.',
          { known: lookalike },
        ),
      ])
    : createCheck('warn', { id: 'T05' }, yours, [
        'SAFE_NOT_PINNED',
        msg(
          'check.safeNotVerified',
          'You have not marked this Safe’s address as verified. Compare it with another owner.',
        ),
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
        msg('check.noContract', 'There is no contract at this address.'),
      ]),
    ]
  const singleton = findDeploymentByCode(implementationCodeHash, singletons)
  return [
    ...(proxyCodeHash === null ? checkPlanned(chainFacts) : [checkProxy(proxyCodeHash)]),
    singleton
      ? createCheck('ok', { actual: implementation, id: 'T08' }, bundled, [
          'IMPLEMENTATION_OFFICIAL',
          msg('check.implementationOfficial', 'It runs the official code of {name} {version}.', {
            name: singleton.name,
            version: singleton.version,
          }),
        ])
      : createCheck('block', { actual: implementation, id: 'T08' }, bundled, [
          'IMPLEMENTATION_UNKNOWN',
          msg('check.implementationUnknown', 'It runs code that is not an official release of Safe.'),
        ]),
  ]
}

function checkProxy(codeHash: Hex): Check {
  const proxy = proxyCodeHashes[codeHash]
  return proxy
    ? createCheck('ok', { actual: proxy, id: 'T06' }, bundled, [
        'PROXY_OFFICIAL',
        msg('check.proxyOfficial', 'The contract is an official Safe proxy.'),
      ])
    : createCheck('block', { actual: codeHash, id: 'T06' }, bundled, [
        'PROXY_UNKNOWN',
        msg('check.proxyUnknown', 'The contract at this address is not an official Safe proxy.'),
      ])
}

/** The address commits to the plan; the chain must have the contracts that deploy it. */
function checkPlanned({ codeHashes, safe: facts }: ChainFacts): Check[] {
  return [
    createCheck('ok', { id: 'T78' }, evidenceOf(facts), [
      'PLANNED',
      msg(
        'check.planned',
        'It is not on the chain yet. Its address is derived only from these owners and this threshold.',
      ),
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
    return createUnknown({ id: 'T07' }, [
      'VERSION_UNKNOWN',
      msg('check.versionUnknown', 'The Safe does not return its version.'),
    ])
  const { major, minor, patch } = parseSafeVersion(facts.version)
  const isSame = singleton?.version === `${major}.${minor}.${patch}`
  const outcome = {
    actual: singleton?.version ?? msg('value.unknownCode', 'unknown code'),
    claimed: facts.version,
    id: 'T07',
  } as const
  if (isSame)
    return createCheck('ok', outcome, bundled, [
      'VERSION_AGREES',
      msg('check.versionMatches', 'Version {version} matches its code.', { version: facts.version }),
    ])
  return createCheck('block', outcome, bundled, [
    'VERSION_MISMATCH',
    msg('check.versionDiffers', 'Its version does not match its code.'),
  ])
}

function checkDomain({ chainId, safe }: CheckSafeParameters, { safe: facts }: ChainFacts): Check[] {
  // Not deployed yet: the official implementation has this version.
  if (facts.planned) return []
  if (facts.version === undefined || facts.domainSeparator === undefined)
    return [
      createUnknown({ id: 'T01' }, [
        'DOMAIN_UNKNOWN',
        msg('check.domainUnknown', 'The Safe does not return its domain separator.'),
      ]),
    ]
  const actual = hashSafeDomain({ chainId, safe, version: facts.version })
  const isSame = actual === facts.domainSeparator
  const check = checkThat(isSame, { actual, claimed: facts.domainSeparator, id: 'T01' }, fromChain(facts.block), {
    ok: ['DOMAIN_AGREES', msg('check.domainMatches', 'Signatures are bound to this Safe and chain.')],
    block: ['DOMAIN_MISMATCH', msg('check.domainDiffers', 'Signatures are not bound to this Safe and chain.')],
  })
  return [check]
}

function checkHandler({ codeHashes, safe: facts }: ChainFacts): Check {
  const { fallbackHandler } = facts
  if (isSameAddress(fallbackHandler, zeroAddress))
    return createCheck('ok', { actual: fallbackHandler, id: 'T14' }, fromChain(facts.block), [
      'NO_HANDLER',
      msg('check.noHandler', 'No fallback handler is set.'),
    ])
  const handler = findDeploymentByCode(codeHashes.get(fallbackHandler.toLowerCase()), handlers)
  if (handler)
    return createCheck('ok', { actual: fallbackHandler, id: 'T14' }, bundled, [
      'HANDLER_OFFICIAL',
      msg('check.handlerOfficial', 'The fallback handler is the official {name} {version}.', {
        name: handler.name,
        version: handler.version,
      }),
    ])
  return createCheck('warn', { actual: fallbackHandler, id: 'T14' }, bundled, [
    'HANDLER_UNKNOWN',
    msg('check.handlerUnknown', 'The fallback handler is not official. It can respond for the Safe.'),
  ])
}

function checkOwnership({ account }: CheckSafeParameters, { safe: facts }: ChainFacts): Check[] {
  if (!account) return []
  if (!facts.owners)
    return [
      createUnknown({ id: 'T05' }, [
        'OWNERS_UNKNOWN',
        msg('check.ownersUnknown', 'The Safe does not return its owners.'),
      ]),
    ]
  const isOwner = facts.owners.some((owner) => isSameAddress(owner, account))
  return [
    checkThat(isOwner, { actual: account, id: 'T05' }, evidenceOf(facts), {
      ok: ['ACCOUNT_IS_OWNER', msg('check.accountIsOwner', 'Your account is an owner.')],
      warn: ['ACCOUNT_NOT_OWNER', msg('check.accountNotOwner', 'Your account is not an owner of this Safe.')],
    }),
  ]
}

function checkNonceMemory({ highestNonceSeen }: CheckSafeParameters, { safe: facts }: ChainFacts): Check[] {
  if (highestNonceSeen === undefined || facts.nonce === undefined || facts.nonce >= highestNonceSeen) return []
  return [
    createCheck('block', { actual: `${highestNonceSeen}`, claimed: `${facts.nonce}`, id: 'T11' }, yours, [
      'NONCE_WENT_BACK',
      msg('check.nodeBehind', 'The node’s state is older than what this browser has already seen.'),
    ]),
  ]
}

const subjects = {
  GUARD: msg('setting.guard', 'guard'),
  HANDLER: msg('setting.fallbackHandler', 'fallback handler'),
  IMPLEMENTATION: msg('setting.implementation', 'implementation'),
  MODULES: msg('setting.modules', 'modules'),
  MODULE_GUARD: msg('setting.moduleGuard', 'module guard'),
  NONCE: msg('subject.nonce', 'nonce'),
  OWNERS: msg('setting.owners', 'owners'),
  THRESHOLD: msg('setting.threshold', 'threshold'),
  VERSION: msg('subject.version', 'version'),
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
    return createUnknown({ claimed, id }, [
      `${name}_UNKNOWN`,
      msg('check.factUnreadable', 'The chain does not return the {subject}.', { subject }),
    ])
  const isSame = actual.toLowerCase() === claimed.toLowerCase()
  return checkThat(isSame, { actual, claimed, id }, evidence, {
    ok: [`${name}_AGREES`, msg('check.factAgrees', 'The service’s {subject} matches the chain.', { subject })],
    warn: [
      `${name}_DIFFERS`,
      msg('check.factDiffers', 'The service’s {subject} is wrong. The chain’s value is used.', { subject }),
    ],
  })
}

function toPlainVersion(version: string): string {
  return version.replace(/\+.*$/, '')
}
