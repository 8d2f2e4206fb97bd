import type { MovementFault, MovementProof } from '@countersign/protocol/verify'
import type { MovedToken, Movement } from '@countersign/protocol/wire'
import { type Address, zeroAddress } from 'viem'

/** The native coin (zero address) or a token. */
export type Asset = { address: Address; decimals: number; symbol: string; source: 'chain' | 'bundled' | 'service' }

export type ExportEntry = {
  movement: Movement
  asset: Asset
  amount: bigint
  /** `self`: from the Safe to itself. */
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
    // ERC-1155 ids are counted in units, whatever decimals the contract reports.
    asset: kind === 'erc1155' && asset.decimals !== 0 ? { ...asset, decimals: 0 } : asset,
    counterparty: isFrom ? to : from,
    direction: isFrom && isTo ? 'self' : isFrom ? 'out' : 'in',
    kind: safeTxHash ? 'multisig' : module ? 'module' : 'incoming',
    movement,
  }
}

export const assetOf = ({ token }: Pick<Movement, 'token'>): Address => token ?? zeroAddress

export function keyOf({ movement: { kind, logIndex, position, transactionHash } }: ExportEntry): string {
  return `${transactionHash} ${logIndex} ${kind} ${position}`
}

/** The service's token metadata, used where the contract has none. */
export function toClaimedAsset(address: Address, token: MovedToken | undefined): Asset {
  return { address, decimals: token?.decimals ?? 0, source: 'service', symbol: token?.symbol ?? '?' }
}

/** Whether the chain confirms a row. `token`: only the service gives the decimals. */
export type Verification =
  | { state: 'verified'; fault?: undefined }
  | { state: 'unverified' | 'false'; fault: MovementFault | 'token' }

export function toVerification(proof: MovementProof | undefined, { source }: Pick<Asset, 'source'>): Verification {
  if (!proof) return { fault: 'unreadable', state: 'unverified' }
  if (proof.state !== 'verified') return proof
  return source === 'service' ? { fault: 'token', state: 'unverified' } : { state: 'verified' }
}
