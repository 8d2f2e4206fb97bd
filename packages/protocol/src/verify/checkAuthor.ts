import { type Address, type Hex, isAddressEqual, size } from 'viem'
import { type ChainClient, readBlock } from '../chain/ChainClient.ts'
import { readSafeSignature } from '../chain/readContractSignature.ts'
import { createVerified, type Evidence, fromChain, recomputed, type Verified } from '../evidence/Evidence.ts'
import { maximumContractSignature } from '../signatures/packSignatures.ts'
import { type ContractSignature, type SafeSignature, tryParseSignatures } from '../signatures/parseSignatures.ts'
import { type RecoverAddress, recoverAddress } from '../signatures/recoverAddress.ts'
import { recoverSigner } from '../signatures/recoverSigner.ts'
import { msg } from '../text/msg.ts'
import { type Check, createCheck } from './Check.ts'

type NoteDomain = { chainId: number; safe: Address; safeTxHash: Hex; note: string }

/** Typed data that binds a note to a transaction: a note is not part of what a Safe hashes. */
export function getNoteTypedData({ chainId, note, safe, safeTxHash }: NoteDomain) {
  return {
    domain: { chainId, name: 'Countersign note', verifyingContract: safe, version: '1' },
    message: { note, safeTxHash },
    primaryType: 'Note',
    types: {
      Note: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'note', type: 'string' },
      ],
    },
  } as const
}

type CheckSignedByParameters = {
  hash: Hex
  signature: Hex | undefined
  claimedSigner: Address
  recover?: RecoverAddress
  /** Client for contract signatures (EIP-1271); without it they count as invalid. */
  chain?: { client: ChainClient; chainId: number }
}

type Proof = { signer: Address; evidence: Evidence }

/** The actual signer, or undefined. */
export async function findSigner(parameters: CheckSignedByParameters): Promise<Proof | undefined> {
  const { hash, recover = recoverAddress, signature } = parameters
  const parsed = signature && parseOne(signature)
  if (!parsed) return undefined
  if (parsed.kind === 'contract') return callContractSignature(parsed, parameters)
  const signer = await recoverSigner({ hash, recover, signature: parsed }).catch(() => undefined)
  return signer && { signer, evidence: recomputed }
}

function parseOne(signature: Hex): SafeSignature | undefined {
  const [parsed, ...more] = tryParseSignatures(signature) ?? []
  return more.length === 0 ? parsed : undefined
}

/** A signature can name any contract: only the claimed signer is called. */
async function callContractSignature(
  { signature, signer }: ContractSignature,
  { chain, claimedSigner, hash }: CheckSignedByParameters,
): Promise<Proof | undefined> {
  if (!chain || !isAddressEqual(signer, claimedSigner) || size(signature) > maximumContractSignature) return undefined
  const block = await readBlock(chain.client, { chainId: chain.chainId })
  const isAccepted = await readSafeSignature(chain.client, { contentHash: hash, safe: signer, signature }, block)
  return isAccepted ? { signer, evidence: fromChain(block) } : undefined
}

/** Who wrote a note (T42) or proposed (T77): proven or claimed. @throws ChainUnreachableError for contract signers */
export async function checkAuthor(
  id: 'T42' | 'T77',
  parameters: CheckSignedByParameters,
): Promise<{ author: Verified<Address> | undefined; check: Check }> {
  const proof = await findSigner(parameters)
  const { evidence = recomputed, signer } = proof ?? {}
  const { claimedSigner } = parameters
  const isProven = signer !== undefined && isAddressEqual(signer, claimedSigner)
  const isNote = id === 'T42'
  return {
    author: isProven ? createVerified(signer, evidence) : undefined,
    check: createCheck(
      isProven ? 'ok' : 'warn',
      { actual: signer ?? msg('value.nobody', 'no account'), claimed: claimedSigner, id },
      evidence,
      [
        isProven ? 'AUTHOR_PROVEN' : 'AUTHOR_CLAIMED',
        isProven
          ? isNote
            ? msg('check.noteSigned', 'The note is signed by {signer}.', { signer })
            : msg('check.proposalSigned', 'The proposal is signed by {signer}.', { signer })
          : isNote
            ? msg('check.noteUnproven', 'Only the service claims that the note is by {signer}.', {
                signer: claimedSigner,
              })
            : msg('check.proposalUnproven', 'Only the service claims that the proposal is by {signer}.', {
                signer: claimedSigner,
              }),
      ],
    ),
  }
}
