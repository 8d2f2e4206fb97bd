import type { Address, Hex } from 'viem'
import type { StoredMessage, StoredMessages, StoredSignature } from './StoredMessagesSchema.ts'

const mostDrafts = 50

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

export function findStoredMessage(kept: StoredMessages, messageHash: Hex): StoredMessage | undefined {
  return kept.find((message) => same(message.messageHash, messageHash))
}

/** Keeps a message that was written here; the oldest that nobody signed makes room. */
export function storeMessage(kept: StoredMessages, message: Omit<StoredMessage, 'signatures'>): StoredMessages {
  const before = findStoredMessage(kept, message.messageHash)
  const others = kept.filter((other) => other !== before)
  const all = [{ ...message, signatures: before?.signatures ?? [] }, ...others]
  const drafts = all.filter(({ signatures }) => signatures.length === 0)
  const dropped = new Set(drafts.slice(mostDrafts))
  return all.filter((other) => !dropped.has(other))
}

export function recordMessageSignature(
  kept: StoredMessages,
  messageHash: Hex,
  signature: StoredSignature,
): StoredMessages {
  return kept.map((message) =>
    same(message.messageHash, messageHash)
      ? {
          ...message,
          signatures: [...message.signatures.filter(({ signer }) => !same(signer, signature.signer)), signature],
        }
      : message,
  )
}

export function markMessageDelivered(kept: StoredMessages, messageHash: Hex, by: Address): StoredMessages {
  return kept.map((message) =>
    same(message.messageHash, messageHash)
      ? {
          ...message,
          signatures: message.signatures.map((entry) =>
            same(entry.signer, by) ? { ...entry, isDelivered: true } : entry,
          ),
        }
      : message,
  )
}

/** Forgets a message that nobody signed. */
export function discardMessage(kept: StoredMessages, messageHash: Hex): StoredMessages {
  return kept.filter((message) => message.signatures.length > 0 || !same(message.messageHash, messageHash))
}
