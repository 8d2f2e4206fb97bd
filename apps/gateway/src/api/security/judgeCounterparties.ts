import { safeDeployments } from '@countersign/protocol/chain'
import { listActions, type TransactionDescription } from '@countersign/protocol/decode'
import type { Kysely } from 'kysely'
import { type Address, zeroAddress } from 'viem'
import { type Interactions, listInteractions } from '../../db/queries/listInteractions.ts'
import { listCreatedSafes } from '../../db/queries/ownedSafes.ts'
import type { Database } from '../../db/schema.ts'
import { isKnownDelegatecallTarget } from '../../lib/findSafeContract.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import type { NamedContract } from '../contracts/getContract.ts'
import { listTrustedTokens } from '../tokens/knownTokens.ts'
import type { ContractAnalysis, RecipientAnalysis } from './AnalysisSchema.ts'

export type CalledContract = { address: Address; fallbackHandler: Address | undefined; isDelegated: boolean }

export type Counterparties = { contracts: CalledContract[]; recipients: Address[] }

/** Bounds the lookups of a long batch. */
const maxCounterparties = 50

export function listCounterparties(description: TransactionDescription, safe: Address): Counterparties {
  const contracts = new Map<Address, CalledContract>()
  const recipients = new Set<Address>()
  for (const action of listActions(description)) {
    const { class: kind, decoded, executor } = action
    const { data, operation, to } = decoded.call
    if (kind.kind === 'Transfer') {
      if (executor === safe) recipients.add(kind.recipient)
      continue
    }
    const fallbackHandler =
      kind.kind === 'SettingsChange' && kind.change.type === 'SET_FALLBACK_HANDLER' ? kind.change.handler : undefined
    // Skips calls to the Safe itself, except a change of the fallback handler.
    if (to === safe && operation === 0 && !fallbackHandler) continue
    const isBatch = decoded.batch?.ok === true && operation === 1 && isKnownDelegatecallTarget(to)
    if (isBatch || (data === '0x' && operation === 0)) continue
    const before = contracts.get(to)
    contracts.set(to, {
      address: to,
      fallbackHandler: fallbackHandler ?? before?.fallbackHandler,
      isDelegated: operation === 1 || before?.isDelegated === true,
    })
  }
  return {
    contracts: [...contracts.values()].slice(0, maxCounterparties),
    recipients: [...recipients].slice(0, maxCounterparties),
  }
}

/** Earlier interactions between a Safe and some addresses. */
export type Acquaintance = Interactions & {
  safes: Address[]
  /** Whether the Safe is indexed: otherwise no recipient can be called new. */
  isKnown: boolean
}

export async function loadAcquaintance(
  db: Kysely<Database>,
  { chain: { config }, safe, addresses }: { addresses: readonly Address[]; chain: ServedChain; safe: Address },
): Promise<Acquaintance> {
  const [dealings, safes] = await Promise.all([
    listInteractions(db, { addresses, chainId: config.id, safe, trustedTokens: listTrustedTokens(config) }),
    listCreatedSafes(db, { addresses: [safe, ...addresses], chainId: config.id }),
  ])
  return { ...dealings, isKnown: safes.includes(safe), safes }
}

/** Whether the Safe has paid this address before. */
export function judgeRecipient({ isKnown, paid, safes }: Acquaintance, recipient: Address): RecipientAnalysis {
  const finding = paid.includes(recipient) ? paidBefore : isKnown ? firstPayment : paymentsNotKnown
  return { isSafe: safes.includes(recipient), RECIPIENT_INTERACTION: [finding] }
}

const paidBefore = {
  description: 'This Safe has paid this address before.',
  severity: 'OK',
  title: 'Paid before',
  type: 'RECURRING_RECIPIENT',
} as const
const firstPayment = {
  description: 'This Safe has no indexed payment to this address.',
  severity: 'INFO',
  title: 'First payment',
  type: 'NEW_RECIPIENT',
} as const
const paymentsNotKnown = {
  description: 'The service has not indexed this Safe, so earlier payments are unknown.',
  severity: 'WARN',
  title: 'History unknown',
  type: 'FAILED',
} as const

const handlers = new Set<string>([
  'CompatibilityFallbackHandler',
  'DefaultCallbackHandler',
  'ExtensibleFallbackHandler',
  'TokenCallbackHandler',
])

/** Findings about a contract that a transaction calls. */
export function judgeContract(
  { address, fallbackHandler, isDelegated }: CalledContract,
  { acquaintance, named }: { acquaintance: Acquaintance; named: NamedContract | undefined },
): ContractAnalysis {
  return {
    ...(named ? { name: named.name } : {}),
    ...(named?.logoUri ? { logoUrl: named.logoUri } : {}),
    CONTRACT_INTERACTION: [judgeInteraction(acquaintance, address)],
    CONTRACT_VERIFICATION: [judgeDescription(named)],
    ...(isDelegated && !isKnownDelegatecallTarget(address)
      ? {
          DELEGATECALL: [
            {
              description: 'The code of this contract runs as the Safe and has full control over it.',
              severity: 'CRITICAL',
              title: 'Unexpected delegatecall',
              type: 'UNEXPECTED_DELEGATECALL',
            },
          ],
        }
      : {}),
    ...(fallbackHandler && !isPublishedHandler(fallbackHandler)
      ? {
          FALLBACK_HANDLER: [
            {
              description: `${fallbackHandler} is not an official Safe handler and will answer calls to the Safe.`,
              fallbackHandler: { address: fallbackHandler },
              severity: 'WARN',
              title: 'Unofficial fallback handler',
              type: 'UNOFFICIAL_FALLBACK_HANDLER',
            },
          ],
        }
      : {}),
  }
}

function judgeInteraction({ called, isKnown }: Acquaintance, address: Address) {
  if (called.includes(address)) {
    const description = 'This Safe has called this contract before.'
    return { description, severity: 'OK', title: 'Called before', type: 'KNOWN_CONTRACT' } as const
  }
  if (!isKnown) {
    const description = 'The service has not indexed this Safe, so earlier calls are unknown.'
    return { description, severity: 'WARN', title: 'History unknown', type: 'FAILED' } as const
  }
  const description = 'This Safe has no indexed call to this contract.'
  return { description, severity: 'INFO', title: 'First call', type: 'NEW_CONTRACT' } as const
}

/** Source code is not verified here; only Safe's deployments and the operator's file count. */
function judgeDescription(named: NamedContract | undefined) {
  if (named?.source === 'published' || named?.source === 'operator') {
    const who =
      named.source === 'published'
        ? 'An official Safe contract is deployed at this address.'
        : 'Configured by the administrator of this service.'
    return { description: who, severity: 'OK', title: 'Known contract', type: 'VERIFIED' } as const
  }
  const description = 'This service has no information about this contract.'
  return { description, severity: 'INFO', title: 'Unknown contract', type: 'NOT_VERIFIED_BY_SAFE' } as const
}

function isPublishedHandler(address: Address): boolean {
  return (
    address === zeroAddress || safeDeployments.some((known) => known.address === address && handlers.has(known.name))
  )
}
