import type { PlanCreationParameters } from '@countersign/protocol/chain'
import type { SafeTransaction } from '@countersign/protocol/hash'
import { parseLink, parseTransactionFile, recoverLinkedTransaction } from '@countersign/protocol/offline'
import type { Address, Hex } from 'viem'
import { offlineText as words } from '../../lib/messages/offline.ts'
import { FileRefusedError } from './FileRefusedError.ts'

/** A transaction with signatures as received: unverified. */
export type SignedTransactionFile = {
  chainId: number
  safe: Address
  /** The hash declared by the file; a link proves it by its bytes. */
  safeTxHash: Hex | undefined
  transaction: SafeTransaction
  /** `field`: its name in the file or link. */
  signatures: readonly { owner: Address; signature: Hex; field: string }[]
  /** The creation parameters of a Safe that is not deployed yet. */
  planned?: PlanCreationParameters
}

/**
 * Parses the text of a file, or a link.
 *
 * @throws InvalidFileError, InvalidLinkError or FileRefusedError, each of which names the field
 */
export async function readSignedTransaction(text: string): Promise<SignedTransactionFile> {
  const trimmed = text.trim()
  const link = findLink(trimmed)
  return link === undefined ? readFile(trimmed) : readLink(link)
}

/** The fragment of a URL, or a bare link; undefined if it is the text of a file. */
function findLink(text: string): string | undefined {
  if (text.startsWith('{')) return undefined
  const fragment = text.indexOf('#')
  if (fragment >= 0) return text.slice(fragment + 1)
  return /^v\d+\./.test(text) ? text : undefined
}

function readFile(text: string): SignedTransactionFile {
  const { chainId, planned, safe, safeTxHash, signatures, transaction } = parseTransactionFile(text)
  return {
    chainId,
    safe,
    safeTxHash,
    transaction,
    signatures: signatures.map((signature, index) => ({ ...signature, field: `signatures.${index}` })),
    ...(planned ? { planned } : {}),
  }
}

async function readLink(link: string): Promise<SignedTransactionFile> {
  const item = parseLink(link)
  if (item.kind !== 'transaction') throw new FileRefusedError({ field: 'kind', reason: words.isMessage })
  const { hashes, signers } = await recoverLinkedTransaction(item)
  return {
    chainId: item.chainId,
    safe: item.safe,
    safeTxHash: hashes.value.safeTxHash,
    transaction: item.transaction,
    signatures: signers.map(({ data, signer }, index) => {
      const field = `signatures.${index}`
      if (!signer) throw new FileRefusedError({ field, reason: words.noSigner })
      return { field, owner: signer, signature: data }
    }),
    ...(item.planned ? { planned: item.planned } : {}),
  }
}
