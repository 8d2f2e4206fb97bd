import { Fragment, type ReactNode } from 'react'
import { formatParts } from '../lib/messages/formatParts.ts'

export type RichTextProps = {
  /** `(mark) => t('sentBy', { account: mark(<Address value={account} />) })` */
  children: (mark: (element: ReactNode) => string) => string
}

/** A message with elements as values, in the order of the language. */
export function RichText({ children }: RichTextProps) {
  return formatParts<ReactNode>(children).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one message never move
    <Fragment key={index}>{part}</Fragment>
  ))
}
