import { encodeLink, type LinkedTransaction, parseLink, writeTransactionFile } from '@countersign/protocol/offline'
import type { Report } from '../../domain/transactions/Report.ts'

export type Packed = {
  nonce: bigint
  /** How many owners' signatures are in it. */
  signatures: number
  /** The text of a file. */
  file: string
  /** Undefined: longer than any link may be. */
  link: string | undefined
}

/** What of a report travels: the fields that are hashed, and the signatures that were verified here. Nothing that is claimed. */
export function exportTransaction({ id, signatures, state, transaction }: Report): Packed | undefined {
  if (!state || !transaction) return undefined
  const signed = signatures?.value ?? []
  const { planned, version } = state
  const place = {
    chainId: id.chainId,
    safe: id.address,
    version,
    transaction: transaction.value,
    ...(planned ? { planned } : {}),
  }
  return {
    nonce: transaction.value.nonce,
    signatures: signed.length,
    file: writeTransactionFile({
      ...place,
      signatures: signed.map(({ data, signer }) => ({ owner: signer, signature: data })),
    }),
    link: encode({ kind: 'transaction', ...place, signatures: signed.map(({ data }) => data) }),
  }
}

/** Read again at once: what the other side would refuse is not offered. */
function encode(item: LinkedTransaction): string | undefined {
  const link = encodeLink(item)
  try {
    parseLink(link)
    return link
  } catch {
    return undefined
  }
}
