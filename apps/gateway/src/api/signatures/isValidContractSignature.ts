import { readContractSignature, type SafeState } from '@countersign/protocol/chain'
import type { Address, Hex } from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { runOnNode } from '../chain-registry/runOnNode.ts'

export type IsValidContractSignatureParameters = {
  client: ChainClient
  hash: Hex
  owner: Address
  preimages: readonly Hex[]
  /** Which will ask the owner. */
  safe: Address
  signature: Hex
  state: Pick<SafeState, 'block' | 'chainId' | 'version'>
}

/**
 * Asks a contract owner about its signature as the Safe itself will when it executes. Asking otherwise would accept
 * signatures that fail on chain.
 */
export async function isValidContractSignature(parameters: IsValidContractSignatureParameters): Promise<boolean> {
  const { client, preimages, state, ...request } = parameters
  const answers = await runOnNode({ chainId: state.chainId, client }, (untrusted) =>
    Promise.all(
      preimages.map((preimage) =>
        readContractSignature(untrusted, { ...request, preimage, version: state.version }, state.block),
      ),
    ),
  )
  return answers.includes(true)
}
