import type { MovementFault, MovementProof } from '@countersign/protocol/verify'
import type { MovedToken, Movement } from '@countersign/protocol/wire'
import { type Address, zeroAddress } from 'viem'

/** What a Safe holds some of: the chain's coin, by the zero address, or a token. */
export type Asset = {
  address: Address
  decimals: number
  symbol: string
  /** From whom symbol and decimals are known. */
  source: 'chain' | 'bundled' | 'service'
}

/** A movement with what the reader of books wants to know of it. */
export type ExportEntry = {
  movement: Movement
  asset: Asset
  amount: bigint
  /** `self`: from the Safe to itself; nothing moved. */
  direction: 'in' | 'out' | 'self'
  counterparty: Address
  kind: TransferKind
}

type TransferKind = 'multisig' | 'module' | 'incoming'

export function toExportEntry(movement: Movement, { asset, safe }: { asset: Asset; safe: Address }): ExportEntry {
  const { from, kind, module, safeTxHash, to, value } = movement
  const [isFrom, isTo] = [from === safe, to === safe]
  return {
    amount: BigInt(value),
    // Of a number there are so many, whatever its contract is besides.
    asset: kind === 'erc1155' && asset.decimals !== 0 ? { ...asset, decimals: 0 } : asset,
    counterparty: isFrom ? to : from,
    direction: isFrom && isTo ? 'self' : isFrom ? 'out' : 'in',
    kind: safeTxHash ? 'multisig' : module ? 'module' : 'incoming',
    movement,
  }
}

/** Which asset a movement is of. */
export const assetOf = ({ token }: Pick<Movement, 'token'>): Address => token ?? zeroAddress

/** One of a kind, so that a list can tell its rows apart. */
export function keyOf({ movement: { kind, logIndex, position, transactionHash } }: ExportEntry): string {
  return `${transactionHash} ${logIndex} ${kind} ${position}`
}

/** What the service says of a token, where its contract says nothing. */
export function toClaimedAsset(address: Address, token: MovedToken | undefined): Asset {
  return { address, decimals: token?.decimals ?? 0, source: 'service', symbol: token?.symbol ?? '?' }
}

/** Whether the chain confirms a row, and why not. `token`: nothing but the service says how its amount is counted. */
export type Verification =
  | { state: 'verified'; fault?: undefined }
  | { state: 'unverified' | 'false'; fault: MovementFault | 'token' }

export function toVerification(proof: MovementProof | undefined, { source }: Pick<Asset, 'source'>): Verification {
  if (!proof) return { fault: 'unreadable', state: 'unverified' }
  if (proof.state !== 'verified') return proof
  return source === 'service' ? { fault: 'token', state: 'unverified' } : { state: 'verified' }
}
