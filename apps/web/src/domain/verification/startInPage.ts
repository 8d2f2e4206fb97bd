import {
  createVerificationCache,
  recoverAddress,
  verifyMessage,
  verifyQueue,
  verifySafe,
  withPauses,
} from '@countersign/protocol'
import type { ChainClients } from '../../lib/createChainClients.ts'
import type { StartedKernel } from './createKernel.ts'

/** The same kernel without a worker, with pauses for the page between signatures. */
export async function startInPage(chains: ChainClients): Promise<StartedKernel> {
  const cache = createVerificationCache({ recover: withPauses(recoverAddress) })
  return {
    calls: {
      verifyMessage: (parameters) => verifyMessage(chains.get(parameters.chainId), { ...parameters, cache }),
      verifyQueue: (parameters) => verifyQueue(chains.get(parameters.chainId), { ...parameters, cache }),
      verifySafe: (parameters) => verifySafe(chains.get(parameters.chainId), parameters),
    },
  }
}
