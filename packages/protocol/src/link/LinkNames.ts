import { type Address, bytesToHex, zeroAddress } from 'viem'
import { parseAddress } from '../hash/parseAddress.ts'
import { msg, type TranslatableMessage } from '../text/msg.ts'
import { sanitizeText } from '../text/sanitizeText.ts'
import { checksumSize, createChecksum } from './encodeLink.ts'
import { fromBase64Url, InvalidLinkError, LinkReader, LinkWriter, toBase64Url } from './LinkFields.ts'

/** The sender's names. They are not hashed, so they are shown as the link's word beside what the bytes say. */
export type LinkNames = {
  /** The zero address is the chain's own coin. */
  tokens: readonly { address: Address; symbol: string; decimals: number }[]
  names: readonly { address: Address; name: string }[]
}

const max = 50
/** More than any token has: 10 ** 77 is the last power of ten below 2 ** 256. */
const maxDecimals = 77
/** As the sentence shows them; longer ones are cut. */
const maxLengths = { symbol: 20, name: 60 } as const

const maxLength = 20_000

export const noLinkNames: LinkNames = { names: [], tokens: [] }

/** What follows a link and a dot; empty where there is nothing to name. */
export function encodeLinkNames({ names, tokens }: LinkNames): string {
  if (names.length === 0 && tokens.length === 0) return ''
  const writer = new LinkWriter()
  writer.writeCount(Math.min(tokens.length, max))
  for (const { address, decimals, symbol } of tokens.slice(0, max)) {
    writer.write('address', address)
    writer.write('text', sanitizeText(symbol, { maxLength: maxLengths.symbol }))
    writer.write('uint', String(decimals))
  }
  writer.writeCount(Math.min(names.length, max))
  for (const { address, name } of names.slice(0, max)) {
    writer.write('address', address)
    writer.write('text', sanitizeText(name, { maxLength: maxLengths.name }))
  }
  writer.writeRaw(createChecksum(writer.toBytes()))
  return `.${toBase64Url(writer.toBytes())}`
}

/** Reads the names of a link, cut and cleaned; one address has one name. @throws InvalidLinkError */
export function parseLinkNames(link: string): LinkNames {
  const [, , text, ...others] = link.split('.', 4)
  if (others.length > 0) throw refuse(msg('link.trailing', 'data follows its end'))
  if (text === undefined) return noLinkNames
  if (text.length > maxLength) throw refuse(msg('link.tooLong', 'it is too long'))
  const bytes = fromBase64Url(text)
  if (!bytes) throw refuse(msg('link.letters', 'it contains characters that are not allowed in links'))
  const reader = new LinkReader(bytes)
  const tokens = readList(reader, () => ({
    address: readAddress(reader),
    symbol: sanitizeText(reader.read('names', 'text'), { maxLength: maxLengths.symbol }),
    decimals: readDecimals(reader),
  }))
  const names = readList(reader, () => ({
    address: readAddress(reader),
    name: sanitizeText(reader.read('names', 'text'), { maxLength: maxLengths.name }),
  }))
  const checksum = reader.readRaw('names', checksumSize)
  if (reader.left > 0) throw refuse(msg('link.trailing', 'data follows its end'))
  if (bytesToHex(checksum) !== bytesToHex(createChecksum(bytes.subarray(0, bytes.length - checksumSize))))
    throw refuse(msg('link.checksum', 'it does not match the fields and signatures'))
  return { names: names.filter(({ address, name }) => name !== '' && address !== zeroAddress), tokens }
}

function readList<entry extends { address: Address }>(reader: LinkReader, read: () => entry): entry[] {
  const count = reader.readCount('names', max)
  const entries = Array.from({ length: count }, read)
  if (new Set(entries.map(({ address }) => address)).size < count)
    throw refuse(msg('link.malformed', 'it is malformed'))
  return entries
}

function readAddress(reader: LinkReader): Address {
  const address = parseAddress(reader.read('names', 'address'))
  if (!address) throw refuse(msg('link.malformed', 'it is malformed'))
  return address
}

function readDecimals(reader: LinkReader): number {
  const decimals = BigInt(reader.read('names', 'uint'))
  if (decimals > maxDecimals) throw refuse(msg('link.malformed', 'it is malformed'))
  return Number(decimals)
}

const refuse = (reason: TranslatableMessage) => new InvalidLinkError({ field: 'names', reason })
