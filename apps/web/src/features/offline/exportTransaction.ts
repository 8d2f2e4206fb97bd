import {
  encodeLink,
  encodeLinkNames,
  type LinkedTransaction,
  parseLink,
  writeTransactionFile,
} from '@countersign/protocol/offline'
import type { Report } from '../../domain/transactions/Report.ts'

/** Exports the hashed fields and verified signatures of a report, without claims; the Safe's name is a suggestion. */
export function exportTransaction({ id, signatures, state, transaction }: Report, safeName?: string) {
  if (!state || !transaction) return undefined
  const signed = signatures?.value ?? []
  const { planned, version } = state
  const { address: safe, chainId } = id
  const fields = { chainId, safe, version, transaction: transaction.value, ...(planned ? { planned } : {}) }
  return {
    nonce: transaction.value.nonce,
    signatures: signed.length,
    file: writeTransactionFile({
      ...fields,
      safeName,
      signatures: signed.map(({ data, signer }) => ({ owner: signer, signature: data })),
    }),
    /** Follows the link in a URL; the kernel reads the link alike with and without it. */
    names: encodeLinkNames({ names: safeName ? [{ address: safe, name: safeName }] : [], tokens: [] }),
    link: encode({ kind: 'transaction', ...fields, signatures: signed.map(({ data }) => data) }),
  }
}

/** Parses its own output, so that nothing is offered that the receiver would reject. Undefined: too long for a link. */
function encode(item: LinkedTransaction): string | undefined {
  const link = encodeLink(item)
  try {
    parseLink(link)
    return link
  } catch {
    return undefined
  }
}
