import { type Hex, hexToBytes } from 'viem'
import type { PlanCreationParameters } from '../chain/SafeFacts.ts'
import { hashSafeMessage } from '../hash/hashSafeMessage.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import { keccak256 } from '../hash/keccak256.ts'
import type { LinkedItem, LinkedMessage, LinkedTransaction } from './LinkedItem.ts'
import { type FieldType, LinkWriter, toBase64Url } from './LinkFields.ts'

/** Before the bytes: another number is another layout. */
export const linkPrefix = 'v1.'
export const checksumSize = 4

/** Values of the first byte. */
export const linkKinds = { transaction: 0, text: 1, typedData: 2, plannedTransaction: 3 } as const

export const domainFields = [
  ['chainId', 'uint'],
  ['safe', 'address'],
  ['version', 'text'],
] as const satisfies readonly (readonly [string, FieldType])[]

/** In the order in which they are hashed. */
export const transactionFields = [
  ['to', 'address'],
  ['value', 'uint'],
  ['data', 'bytes'],
  ['operation', 'uint'],
  ['safeTxGas', 'uint'],
  ['baseGas', 'uint'],
  ['gasPrice', 'uint'],
  ['gasToken', 'address'],
  ['refundReceiver', 'address'],
  ['nonce', 'uint'],
] as const satisfies readonly (readonly [string, FieldType])[]

/**
 * All that is hashed of a transaction or a message, with its signatures, as text for an address's fragment, which no
 * browser sends to any server. The hash that is signed and a checksum are part of it: a link that was changed is
 * refused by `parseLink`.
 *
 * @example
 * const url = `${origin}/verify#${encodeLink(item)}`
 */
export function encodeLink(item: LinkedItem): string {
  const writer = new LinkWriter()
  writer.writeCount(kindOf(item))
  for (const [field, type] of domainFields) writer.write(type, String(item[field]))
  if (item.kind === 'transaction')
    for (const [field, type] of transactionFields) writer.write(type, String(item.transaction[field]))
  else writer.write('text', toMessageText(item.content))
  writer.writeCount(item.signatures.length)
  for (const signature of item.signatures) writer.write('bytes', signature)
  if (item.kind === 'transaction' && item.planned) writePlanned(writer, item.planned)
  writer.writeRaw(hexToBytes(hashLinkedItem(item)))
  writer.writeRaw(createChecksum(writer.toBytes()))
  return `${linkPrefix}${toBase64Url(writer.toBytes())}`
}

/** What owners sign of it: the safeTxHash, or the safeMessageHash. */
export function hashLinkedItem(item: LinkedTransaction | LinkedMessage): Hex {
  const { chainId, safe, version } = item
  return item.kind === 'transaction'
    ? hashSafeTransaction({ chainId, safe, transaction: item.transaction, version }).safeTxHash
    : hashSafeMessage({ chainId, message: item.content, safe, version }).safeMessageHash
}

export function createChecksum(bytes: Uint8Array): Uint8Array {
  return keccak256(bytes).subarray(0, checksumSize)
}

function kindOf(item: LinkedItem): number {
  if (item.kind === 'transaction') return item.planned ? linkKinds.plannedTransaction : linkKinds.transaction
  return typeof item.content === 'string' ? linkKinds.text : linkKinds.typedData
}

function writePlanned(writer: LinkWriter, { owners, saltNonce, threshold }: PlanCreationParameters): void {
  writer.writeCount(owners.length)
  for (const owner of owners) writer.write('address', owner)
  writer.write('uint', String(threshold))
  writer.write('uint', String(saltNonce))
}

function toMessageText(content: LinkedMessage['content']): string {
  return typeof content === 'string' ? content : JSON.stringify(content)
}
