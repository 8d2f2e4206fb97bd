import { ChainUnreachableError, readSafeRange } from '@countersign/protocol/chain'
import { recoverAddress } from '@countersign/protocol/signatures'
import {
  createVerificationCache,
  verifyHistory,
  verifyMessage,
  verifyQueue,
  verifySafe,
  verifyTransfers,
} from '@countersign/protocol/verify'
import { withPauses } from '@countersign/protocol/wire'
import type { ChainClients } from '../../lib/createChainClients.ts'
import type { KernelCalls, StartedKernel } from './createKernel.ts'

/** The kernel without a worker, yielding to the page between signatures. */
export async function startInPage(chains: ChainClients): Promise<StartedKernel> {
  const cache = createVerificationCache({ recover: withPauses(recoverAddress) })
  const calls: KernelCalls = {
    readSafeRange: async ({ chainId, ...range }) => {
      const client = chains.get(chainId)
      if (!client) throw new ChainUnreachableError({ cause: undefined, method: 'eth_getLogs' })
      return readSafeRange(client, range)
    },
    verifyHistory: (parameters) => verifyHistory(chains.get(parameters.chainId), parameters),
    verifyMessage: (parameters) => verifyMessage(chains.get(parameters.chainId), { ...parameters, cache }),
    verifyQueue: (parameters) => verifyQueue(chains.get(parameters.chainId), { ...parameters, cache }),
    verifySafe: (parameters) => verifySafe(chains.get(parameters.chainId), parameters),
    verifyTransfers: (parameters) => verifyTransfers(chains.get(parameters.chainId), parameters),
  }
  return { calls }
}
