import { type Address, concat, encodeFunctionData, type Hex, isAddressEqual, pad, parseAbi } from 'viem'
import { type ChainClient, readBlock } from '../chain/ChainClient.ts'
import { readApprovals } from '../chain/readFacts.ts'
import { approvalKey } from '../chain/SafeFacts.ts'
import { BaseError } from '../errors/BaseError.ts'
import { deepFreeze } from '../evidence/Evidence.ts'
import { assertTransactionRequest } from '../rules/assertTransactionRequest.ts'
import { msg } from '../text/msg.ts'
import { type CreateSigningRequestParameters, createSigningRequest } from './createSigningRequest.ts'

const abi = parseAbi(['function approveHash(bytes32 hashToApprove)'])

export type HashApproval = {
  readonly chainId: number
  readonly safe: Address
  readonly safeTxHash: Hex
  /** The owner's call to the Safe, without value. */
  readonly call: { readonly to: Address; readonly data: Hex }
}

/** An on-chain approval. It takes the input of signing, so the approved hash is that of the verified transaction. */
export function createHashApproval(parameters: CreateSigningRequestParameters): HashApproval {
  const { chainId, hashes, safe } = createSigningRequest(parameters)
  assertTransactionRequest({ chainId, to: safe })
  const data = encodeFunctionData({ abi, args: [hashes.safeTxHash], functionName: 'approveHash' })
  return deepFreeze({ call: { data, to: safe }, chainId, safe, safeTxHash: hashes.safeTxHash })
}

/** 65 bytes of an on-chain approval (v 1). They prove nothing: the Safe must confirm the approval. */
export function encodeApproval(owner: Address): Hex {
  const word: Hex = `0x${owner.slice(2).toLowerCase().padStart(64, '0')}`
  return concat([word, pad('0x', { size: 32 }), '0x01'])
}

type ListApprovalsParameters = {
  chainId: number
  safe: Address
  safeTxHash: Hex
  owners: readonly Address[]
}

/** Accounts that have approved a hash, read from the Safe. */
export async function listApprovals(
  client: ChainClient,
  { chainId, owners, safe, safeTxHash }: ListApprovalsParameters,
): Promise<Address[]> {
  const block = await readBlock(client, { chainId })
  const requests = owners.map((owner) => ({ hash: safeTxHash, owner }))
  const approvals = await readApprovals(client, safe, requests, block)
  return owners.filter((owner) => approvals.get(approvalKey({ hash: safeTxHash, owner })) === true)
}

/** Accepts an approval only if the Safe confirms it; returns its signature form. */
export async function acceptApproval(
  client: ChainClient,
  { owner, request }: { owner: Address; request: HashApproval },
): Promise<Hex> {
  const { chainId, safe, safeTxHash } = request
  const [approved] = await listApprovals(client, { chainId, owners: [owner], safe, safeTxHash })
  if (!approved || !isAddressEqual(approved, owner))
    throw new BaseError(
      'APPROVAL_MISSING',
      msg('signature.notApproved', '{safe} has no approval by {owner} for this transaction.', { safe, owner }),
      {
        metaMessages: ['What was sent did not go through, or a wallet sent something else. Nothing is signed.'],
      },
    )
  return encodeApproval(owner)
}
