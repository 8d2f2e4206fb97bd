import { bytesToHex } from 'viem'
import type { z } from 'zod'
import { getPlan } from '../chain/planCreation.ts'
import { msg } from '../text/msg.ts'
import {
  checksumSize,
  createChecksum,
  domainFields,
  hashLinkedItem,
  linkKinds,
  linkPrefix,
  transactionFields,
} from './encodeLink.ts'
import { type LinkedItem, LinkedMessageSchema, LinkedTransactionSchema, maxSignatures } from './LinkedItem.ts'
import { fromBase64Url, InvalidLinkError, LinkReader } from './LinkFields.ts'
import { parseLinkNames } from './LinkNames.ts'

/** Maximum characters: above any transaction that fits into a block. */
const maxLength = 200_000
const hashSize = 32

/** Reads what `encodeLink` wrote; its hash and checksum must fit. @throws InvalidLinkError, which names the field */
export function parseLink(text: string): LinkedItem {
  if (text.length > maxLength)
    throw new InvalidLinkError({
      field: 'size',
      reason: msg('link.longerThanAny', 'it is longer than any transaction'),
    })
  if (!text.startsWith(linkPrefix))
    throw new InvalidLinkError({
      field: 'format',
      reason: msg('link.prefix', 'it does not start with {prefix}', { prefix: linkPrefix }),
    })
  // Names are parsed where they are shown; here they only must be well-formed.
  parseLinkNames(text)
  const [encoded = ''] = text.slice(linkPrefix.length).split('.', 1)
  const bytes = fromBase64Url(encoded)
  if (!bytes)
    throw new InvalidLinkError({
      field: 'format',
      reason: msg('link.letters', 'it contains characters that are not allowed in links'),
    })
  const reader = new LinkReader(bytes)
  const item = readItem(reader)
  const claimed = bytesToHex(reader.readRaw('hash', hashSize))
  const checksum = reader.readRaw('checksum', checksumSize)
  if (reader.left > 0)
    throw new InvalidLinkError({ field: 'size', reason: msg('link.trailing', 'data follows its end') })
  checkHash(item, claimed)
  const expected = createChecksum(bytes.subarray(0, bytes.length - checksumSize))
  if (bytesToHex(checksum) !== bytesToHex(expected))
    throw new InvalidLinkError({
      field: 'checksum',
      reason: msg('link.checksum', 'it does not match the fields and signatures'),
    })
  checkPlanned(item)
  return item
}

function readItem(reader: LinkReader): LinkedItem {
  const kind = reader.readCount('kind', linkKinds.plannedTransaction)
  const place = readFields(reader, domainFields)
  if (kind === linkKinds.transaction || kind === linkKinds.plannedTransaction)
    return check(LinkedTransactionSchema, {
      ...place,
      ...readFields(reader, transactionFields),
      signatures: readSignatures(reader),
      ...(kind === linkKinds.plannedTransaction ? { planned: readPlanned(reader) } : {}),
    })
  const text = reader.read('content', 'text')
  return check(LinkedMessageSchema, {
    ...place,
    content: kind === linkKinds.text ? text : parseJson(text),
    signatures: readSignatures(reader),
  })
}

function readFields(
  reader: LinkReader,
  fields: typeof domainFields | typeof transactionFields,
): Record<string, string> {
  return Object.fromEntries(fields.map(([field, type]) => [field, reader.read(field, type)]))
}

function readSignatures(reader: LinkReader): string[] {
  const count = reader.readCount('signatures', maxSignatures)
  return Array.from({ length: count }, (_, index) => reader.read(`signatures.${index}`, 'bytes'))
}

function readPlanned(reader: LinkReader): Record<string, unknown> {
  const count = reader.readCount('owners', maxSignatures)
  return {
    owners: Array.from({ length: count }, (_, index) => reader.read(`owners.${index}`, 'address')),
    threshold: reader.read('threshold', 'uint'),
    saltNonce: reader.read('saltNonce', 'uint'),
  }
}

/** The address must derive from these parameters. */
function checkPlanned(item: LinkedItem): void {
  if (item.kind !== 'transaction' || !item.planned || getPlan(item)) return
  throw new InvalidLinkError({
    field: 'planned',
    reason: msg('link.wrongPlan', 'its owners, threshold and salt give another address'),
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidLinkError({ field: 'content', reason: msg('link.notJson', 'it is not JSON') })
  }
}

function check<schema extends z.ZodType>(schema: schema, fields: unknown): z.output<schema> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new InvalidLinkError({
    field: issue?.path.join('.') || 'format',
    reason: issue?.message ?? msg('link.malformed', 'it is malformed'),
  })
}

function checkHash(item: LinkedItem, claimed: string): void {
  const field = item.kind === 'transaction' ? 'safeTxHash' : 'safeMessageHash'
  let hash: string
  try {
    hash = hashLinkedItem(item)
  } catch {
    throw new InvalidLinkError({
      field: 'content',
      reason: msg('link.typesMismatch', 'its data does not match its types'),
    })
  }
  if (hash !== claimed)
    throw new InvalidLinkError({ field, reason: msg('link.otherHash', 'the fields do not match the link’s hash') })
}
