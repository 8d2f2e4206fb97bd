import { getDelegateText, getDelegateTypedData } from '@countersign/protocol'
import { type Address, type Hex, hashMessage, hashTypedData, keccak256, stringToHex } from 'viem'
import type { ServedChain } from '../ChainRegistry.ts'
import { isRequestSignedBy } from '../signatures/isRequestSignedBy.ts'
import { listAcceptedHours } from '../signatures/listAcceptedHours.ts'

/** `v1`: also the form that was deprecated, a text. */
export type DelegateDialect = 'v1' | 'v2'

export type FindDelegateSignerParameters = {
  /** Who may have signed. */
  accounts: readonly Address[]
  chain: ServedChain
  delegate: Address
  dialect: DelegateDialect
  signature: Hex
}

/** Which of the accounts signed to add or remove the delegate, and for which hour. */
export async function findDelegateSigner(
  parameters: FindDelegateSignerParameters,
): Promise<{ hour: number; signer: Address } | undefined> {
  const { accounts, chain, delegate, dialect, signature } = parameters
  const candidates = listAcceptedHours().flatMap((totp) =>
    listHashes({ chainId: chain.config.id, delegate, dialect, totp }).flatMap((hash) =>
      accounts.map((signer) => ({ hash, hour: Number(totp), signer })),
    ),
  )
  // Together, so that what they ask the node travels in one request.
  const verdicts = await Promise.all(
    candidates.map(({ hash, signer }) => isRequestSignedBy({ account: signer, chain, hash, signature })),
  )
  return candidates.find((_, index) => verdicts[index])
}

function listHashes({
  chainId,
  delegate,
  dialect,
  totp,
}: {
  chainId: number
  delegate: Address
  dialect: DelegateDialect
  totp: bigint
}): Hex[] {
  const typed = [chainId, undefined].map((id) => hashTypedData(getDelegateTypedData({ chainId: id, delegate, totp })))
  if (dialect === 'v2') return typed
  const text = getDelegateText({ delegate, totp })
  return [keccak256(stringToHex(text)), hashMessage(text), ...typed]
}
