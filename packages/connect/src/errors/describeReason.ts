import { listErrorMessages } from './listErrorCodes.ts'

const MAX_LENGTH = 200

/** The wallet's own message, innermost in the chain of causes: one line of plain text without control characters. */
export function describeReason(error: unknown): string | undefined {
  const [line] = listErrorMessages(error).at(-1)?.trim().split('\n') ?? []
  const text = line?.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  if (!text) return undefined
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}
