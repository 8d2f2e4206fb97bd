import { type Address, concat, type Hex, size } from 'viem'
import { type ChainClient, readBlock } from '../chain/ChainClient.ts'
import { readContractSignature } from '../chain/readContractSignature.ts'
import { BaseError } from '../errors/BaseError.ts'
import { encodeContractSignature, maximumContractSignature } from '../signatures/packSignatures.ts'
import { msg } from '../text/msg.ts'
import type { MessageSigningRequest } from './createMessageSigningRequest.ts'
import type { SigningRequest } from './createSigningRequest.ts'

class ContractRefusesError extends BaseError {
  constructor({ owner }: { owner: Address }) {
    super(
      'CONTRACT_REFUSES',
      msg('signature.contractRefuses', 'The contract {owner} does not accept this signature for the content shown.', {
        owner,
      }),
      {
        metaMessages: [
          'It was asked on the chain, as the Safe will ask it. The signature was thrown away.',
          'Approving on chain works for every contract account that can send transactions.',
        ],
      },
    )
  }
}

type AcceptContractSignatureParameters = {
  request: Pick<SigningRequest | MessageSigningRequest, 'chainId' | 'hashes' | 'safe' | 'version'>
  /** As the wallet of the contract returned it. */
  signature: Hex
  /** The contract that owns the Safe. */
  owner: Address
}

/** Accepts a contract owner's signature only if the contract validates it as this Safe will (EIP-1271 or older). */
export async function acceptContractSignature(
  client: ChainClient,
  { owner, request, signature }: AcceptContractSignatureParameters,
): Promise<Hex> {
  const { chainId, hashes, safe, version } = request
  if (size(signature) > maximumContractSignature) throw new ContractRefusesError({ owner })
  const block = await readBlock(client, { chainId })
  const preimage = concat(['0x1901', hashes.domainHash, hashes.messageHash])
  const hash = 'safeTxHash' in hashes ? hashes.safeTxHash : hashes.safeMessageHash
  const question = { hash, owner, preimage, safe, signature, version }
  if ((await readContractSignature(client, question, block)) !== true) throw new ContractRefusesError({ owner })
  return encodeContractSignature({ owner, signature })
}
