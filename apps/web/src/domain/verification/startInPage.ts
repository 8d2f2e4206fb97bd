import { recoverAddress } from '@countersign/protocol/signatures'
import { createVerificationCalls } from '@countersign/protocol/verify'
import { withPauses } from '@countersign/protocol/wire'
import { type ChainClients, openNode } from '../../lib/createChainClients.ts'
import type { StartedKernel } from './createKernel.ts'

/** The kernel without a worker, yielding to the page between signatures. */
export async function startInPage(chains: ChainClients): Promise<StartedKernel> {
  const recover = withPauses(recoverAddress)
  return { calls: createVerificationCalls({ getClient: (chainId) => chains.get(chainId), openNode, recover }) }
}
