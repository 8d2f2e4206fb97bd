import { readContractSignature, type SafeState } from '@countersign/protocol/chain'
import type { Address, Hex } from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { runOnNode } from '../chain-registry/runOnNode.ts'

export type IsValidContractSignatureParameters = {
  client: ChainClient
  hash: Hex
  owner: Address
  preimages: readonly Hex[]
  /** The caller of the check. */
  safe: Address
  signature: Hex
  state: Pick<SafeState, 'block' | 'chainId' | 'version'>
}

/**
 * Checks a contract owner's signature exactly as the Safe does on execution: any other call would accept signatures
 * that fail on chain.
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
