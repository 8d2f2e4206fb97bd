import { getDelegateText, getDelegateTypedData } from '@countersign/protocol/hash'
import { type Address, type Hex, hashMessage, keccak256, stringToHex } from 'viem'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { type HashedRequest, hashRequest } from '../signatures/hashRequest.ts'
import { isRequestSignedBy } from '../signatures/isRequestSignedBy.ts'
import { listAcceptedHours } from '../signatures/listAcceptedHours.ts'

/** `v1` also accepts the deprecated plain-text message. */
export type DelegateDialect = 'v1' | 'v2'

export type FindDelegateSignerParameters = {
  /** Possible signers. */
  accounts: readonly Address[]
  chain: ServedChain
  delegate: Address
  dialect: DelegateDialect
  /** The Safe they own; null or undefined if the delegate is for all Safes. */
  safe?: Address | null | undefined
  signature: Hex
}

/** Finds which account signed to add or remove the delegate, and the hour of its TOTP. */
export async function findDelegateSigner(
  parameters: FindDelegateSignerParameters,
): Promise<{ hour: number; signer: Address } | undefined> {
  const { accounts, chain, delegate, dialect, safe, signature } = parameters
  const candidates = listAcceptedHours().flatMap((totp) =>
    listHashed({ chainId: chain.config.id, delegate, dialect, totp }).flatMap((hashed) =>
      accounts.map((signer) => ({ hashed, hour: Number(totp), signer })),
    ),
  )
  // Concurrent, so that node calls share one batch.
  const verdicts = await Promise.all(
    candidates.map(({ hashed, signer }) =>
      isRequestSignedBy({ ...hashed, account: signer, chain, safe: safe ?? undefined, signature }),
    ),
  )
  return candidates.find((_, index) => verdicts[index])
}

function listHashed({
  chainId,
  delegate,
  dialect,
  totp,
}: {
  chainId: number
  delegate: Address
  dialect: DelegateDialect
  totp: bigint
}): HashedRequest[] {
  const typed = [chainId, undefined].map((id) => hashRequest(getDelegateTypedData({ chainId: id, delegate, totp })))
  if (dialect === 'v2') return typed
  const text = getDelegateText({ delegate, totp })
  const hashes = [keccak256(stringToHex(text)), hashMessage(text)]
  return [...hashes.map((hash) => ({ hash, preimage: undefined })), ...typed]
}
