import { type ChainClient, ChainUnreachableError } from '../chain/ChainClient.ts'
import { readSafeRange } from '../chain/readSafeRange.ts'
import { verifyOwnerProof } from '../custody/verifyOwnerProof.ts'
import { proveSafe } from '../proof/proveSafe.ts'
import type { RecoverAddress } from '../signatures/recoverAddress.ts'
import { createVerificationCache } from './VerificationCache.ts'
import { encodeReport, RequestSchema, type VerificationCalls, type VerificationPort } from './verificationWorker.ts'
import { verifyHistory } from './verifyHistory.ts'
import { verifyMessage } from './verifyMessage.ts'
import { verifyQueue } from './verifyQueue.ts'
import { verifySafe } from './verifySafe.ts'
import { verifyTransfers } from './verifyTransfers.ts'

type CreateVerificationCallsParameters = {
  /** The node of a chain, from the operator's or user's settings; undefined: everything about it is unknown. */
  getClient: (chainId: number) => ChainClient | undefined
  /** Opens a node by its URL, to compare it with others. */
  openNode: (url: string) => ChainClient
  recover?: RecoverAddress
}

/** Runs the calls here, with one cache of hashes and signers. */
export function createVerificationCalls({
  getClient,
  openNode,
  recover,
}: CreateVerificationCallsParameters): VerificationCalls {
  const cache = createVerificationCache(recover && { recover })
  return {
    proveSafe: async ({ urls, ...parameters }) =>
      // A host, because paths may contain a key.
      proveSafe({ ...parameters, nodes: urls.map((url) => ({ client: openNode(url), name: new URL(url).host })) }),
    async readSafeRange({ chainId, ...range }) {
      const client = getClient(chainId)
      if (!client) throw new ChainUnreachableError({ cause: undefined, method: 'eth_getLogs' })
      return readSafeRange(client, range)
    },
    verifyHistory: async (parameters) => verifyHistory(getClient(parameters.chainId), parameters),
    verifyMessage: async (parameters) => verifyMessage(getClient(parameters.chainId), { ...parameters, cache }),
    verifyOwnerProofs: ({ now, proofs }) =>
      Promise.all(
        proofs.map((proof) =>
          verifyOwnerProof(getClient(proof.challenge.chainId), { now, proof, ...(recover ? { recover } : {}) }),
        ),
      ),
    verifyQueue: async (parameters) => verifyQueue(getClient(parameters.chainId), { ...parameters, cache }),
    verifySafe: async (parameters) => verifySafe(getClient(parameters.chainId), parameters),
    verifyTransfers: async (parameters) => verifyTransfers(getClient(parameters.chainId), parameters),
  }
}

/** The worker's side. Returns the stop function. */
export function serveVerification({
  port,
  ...parameters
}: CreateVerificationCallsParameters & { port: VerificationPort }): () => void {
  const calls = createVerificationCalls(parameters)
  return port.listen((message) => {
    const request = RequestSchema.safeParse(message)
    if (!request.success) return
    const { call, id } = request.data
    calls[call](request.data.parameters).then(
      (report) => port.post({ id, report: encodeReport(report) }),
      (error: unknown) => port.post({ error: error instanceof Error ? error.message : String(error), id }),
    )
  })
}
