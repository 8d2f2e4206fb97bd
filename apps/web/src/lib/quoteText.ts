import { sanitizeText } from '@countersign/protocol/text'
import { common } from './messages/common.ts'

const scheme = String.raw`(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+`
const domains = 'ai|app|cc|cn|co|com|dev|eth|fi|finance|gg|info|io|link|me|net|online|org|ru|site|top|xyz'
const bare = String.raw`(?:[\p{L}\p{N}-]+\.)+(?:${domains})(?![\p{L}\p{N}-])(?:[/:?#]\S*)?`
const links = new RegExp(`${scheme}|${bare}`, 'giu')
/** Whoever closes the quotation inside of it would go on in our name. */
const quotationMarks = /["“”„‟«»‹›〝〞＂「」『』]/g

export type QuoteTextOptions = {
  /** @default 160 */
  maxLength?: number
  /** Addresses stay, as text: where people write them for each other. */
  keepsLinks?: boolean
}

/** Text of a stranger, to be shown between quotation marks: one short line, by default without addresses of pages. */
export function quoteText(text: string, { keepsLinks = false, maxLength = 160 }: QuoteTextOptions = {}): string {
  // Invisible characters first: they could split an address.
  const clean = sanitizeText(text, { maxLength: maxLength * 4 }).replace(quotationMarks, '’')
  return sanitizeText(keepsLinks ? clean : clean.replace(links, common.linkLeftOut), { maxLength })
}
