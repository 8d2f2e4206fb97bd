import type { SafeMessageContent } from '@countersign/protocol/hash'
import { sanitizeText } from '@countersign/protocol/text'
import { messageText as words } from '../../lib/messages/message.ts'

/** The message's beginning, for one line. */
export function titleOf(content: SafeMessageContent): string {
  return sanitizeText(typeof content === 'string' ? content : words.typedData(content.primaryType), { maxLength: 120 })
}
