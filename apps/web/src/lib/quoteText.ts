import { sanitizeText } from '@countersign/protocol/text'
import { createCatalogue } from './messages/createCatalogue.ts'

const t = createCatalogue('common')

const scheme = String.raw`(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+`
const domains = 'ai|app|cc|cn|co|com|dev|eth|fi|finance|gg|info|io|link|me|net|online|org|ru|site|top|xyz'
const bare = String.raw`(?:[\p{L}\p{N}-]+\.)+(?:${domains})(?![\p{L}\p{N}-])(?:[/:?#]\S*)?`
const links = new RegExp(`${scheme}|${bare}`, 'giu')
/** A closing quote inside would make the text that follows look like ours. */
const quotationMarks = /["“”„‟«»‹›〝〞＂「」『』]/g

export type QuoteTextOptions = {
  maxLength?: number
  allowLinks?: boolean
}

/** Untrusted text for display in quotes: one short line, by default without URLs. */
export function quoteText(text: string, { allowLinks = false, maxLength = 160 }: QuoteTextOptions = {}): string {
  // Invisible characters first: they could split a URL.
  const clean = sanitizeText(text, { maxLength: maxLength * 4 }).replace(quotationMarks, '’')
  return sanitizeText(allowLinks ? clean : clean.replace(links, t('linkRemoved')), { maxLength })
}
