import { ChainUnreachableError } from '@countersign/protocol/chain'
import { isVersionAtLeast } from '@countersign/protocol/hash'
import { verifySafe } from '@countersign/protocol/verify'
import type { Address, Hash } from 'viem'
import { earlySingletons } from '../../lib/safeSingletons.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RefusedError } from '../errors/RefusedError.ts'
import { SafeNotFoundError } from '../errors/SafeNotFoundError.ts'
import { findSafeCreation } from './findSafeCreation.ts'

/** Earlier versions do not emit SafeSetup. */
const firstWithSetup = '1.3.0'

/** Finds the creation of a Safe whose code is official or configured by the operator. Verified on chain. */
export async function findOfficialCreation(
  { client, config }: Pick<ServedChain, 'client' | 'config'>,
  { safe, transactionHash }: { safe: Address; transactionHash: Hash | undefined },
): Promise<Hash> {
  // Most addresses have no code; reading a Safe takes a dozen calls.
  if (!(await client.getCode({ address: safe }))) throw new SafeNotFoundError({ address: safe, chainId: config.id })
  const { checks, facts } = await verifySafe(client, { chainId: config.id, safe })
  if (!facts) throw new ChainUnreachableError({ cause: undefined, method: 'eth_call' })
  const { version } = facts.value
  const fault = checks.find(({ code, verdict }) => verdict === 'block' && !isOwnCode(config, { code, facts }))
  if (fault) throw new RefusedError({ code: 'NOT_AN_OFFICIAL_SAFE', message: fault.message })
  const hasSetup = version !== undefined && isVersionAtLeast(version, firstWithSetup)
  const creation = await findSafeCreation(client, { hasSetup, safe, transactionHash })
  if (creation === undefined)
    throw new RefusedError({
      code: 'CREATION_NOT_FOUND',
      message:
        transactionHash === undefined
          ? 'The node does not show when this Safe was made. Name the transaction that made it.'
          : 'This transaction did not make this Safe.',
    })
  return creation
}

/** Code configured by the operator counts as official on that chain; early versions can be indexed. */
function isOwnCode(
  { safeSingletons = [] }: ServedChain['config'],
  { code, facts }: { code: string; facts: Awaited<ReturnType<typeof verifySafe>>['facts'] },
): boolean {
  const isAboutCode = code === 'IMPLEMENTATION_UNKNOWN' || code === 'VERSION_MISMATCH'
  return (
    isAboutCode &&
    [...earlySingletons, ...safeSingletons].some(({ address }) => address === facts?.value.implementation)
  )
}
