import { safeDeployments } from '@countersign/protocol/chain'
import { type Address, zeroAddress } from 'viem'
import { isKnownDelegatecallTarget } from '../../lib/findSafeContract.ts'
import type { NamedContract } from '../contracts/nameContracts.ts'
import type { ContractAnalysis } from './AnalysisSchema.ts'
import type { Acquaintance } from './judgeRecipient.ts'
import type { CalledContract } from './listCounterparties.ts'

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
              description: 'The code of this contract runs as the Safe itself and can do everything with it.',
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
              description: `${fallbackHandler} then answers in the name of the Safe, and is no handler that Safe published.`,
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
    const description = 'The service has not indexed this Safe and cannot say whether it called this contract before.'
    return { description, severity: 'WARN', title: 'History not known', type: 'FAILED' } as const
  }
  const description = 'In the history that the service knows, this Safe has not called this contract before.'
  return { description, severity: 'INFO', title: 'First call', type: 'NEW_CONTRACT' } as const
}

/** Source code is not verified here; only Safe's deployments and the operator's file count. */
function judgeDescription(named: NamedContract | undefined) {
  if (named?.source === 'published' || named?.source === 'operator') {
    const who =
      named.source === 'published'
        ? 'A release of Safe belongs at this address.'
        : 'Described by the operator of the service.'
    return { description: who, severity: 'OK', title: 'Known contract', type: 'VERIFIED' } as const
  }
  const description = 'Nobody has described this contract to the service.'
  return { description, severity: 'INFO', title: 'Not described', type: 'NOT_VERIFIED_BY_SAFE' } as const
}

function isPublishedHandler(address: Address): boolean {
  return (
    address === zeroAddress || safeDeployments.some((known) => known.address === address && handlers.has(known.name))
  )
}
