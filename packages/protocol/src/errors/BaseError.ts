import { type TranslatableMessage, toEnglish } from '../text/msg.ts'

export type BaseErrorOptions = {
  /** Cause, for logs; never copied into the message. */
  cause?: unknown
  /** Further lines for people: the reason, the way out. */
  metaMessages?: readonly (string | TranslatableMessage)[]
}

/**
 * Base of all errors of Countersign: facts in, a sentence out, a stable `code` for machines.
 * The cause's text stays out of the message because it may hold URLs with credentials.
 *
 * @example
 * class SafeNotFoundError extends BaseError {
 *   constructor({ address }: { address: Address }) {
 *     super('SAFE_NOT_FOUND', `No Safe at ${address}.`)
 *   }
 * }
 */
export class BaseError extends Error {
  /** From the code, because minification changes the names of classes. */
  override readonly name: string
  readonly code: string
  readonly metaMessages: readonly string[]
  /** What to do, where that is known. */
  readonly remedy: string | undefined = undefined
  readonly translatableRemedy: TranslatableMessage | undefined = undefined
  /** The one sentence to show to people, in English. */
  readonly shortMessage: string
  /** The same for other languages. */
  readonly translatable: string | TranslatableMessage

  constructor(
    code: string,
    message: string | TranslatableMessage,
    { cause, metaMessages = [] }: BaseErrorOptions = {},
  ) {
    const [shortMessage = '', ...more] = [message, ...metaMessages].map(toEnglish)
    super([shortMessage, ...more].join('\n'), cause === undefined ? undefined : { cause })
    this.name = toErrorName(code)
    this.code = code
    this.shortMessage = shortMessage
    this.translatable = message
    this.metaMessages = more
  }

  /** The first error along the cause chain (this one included) that satisfies `matches`; without it, the last. */
  walk(): unknown
  walk(matches: (error: unknown) => boolean): unknown
  walk(matches?: (error: unknown) => boolean): unknown {
    return walkCauses(this, matches)
  }
}

/** `SafeNotFoundError` for `SAFE_NOT_FOUND`. */
function toErrorName(code: string): string {
  const words = code.toLowerCase().replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())
  return words.replace(/(?:Error)?$/, 'Error')
}

/** Walks the cause chain of any error. Guards against cycles, which foreign errors can contain. */
export function walkCauses(error: unknown, matches?: (error: unknown) => boolean): unknown {
  const seen = new Set<unknown>()
  let current = error
  while (!seen.has(current)) {
    seen.add(current)
    if (matches?.(current)) return current
    const next = typeof current === 'object' && current !== null && 'cause' in current ? current.cause : undefined
    if (next === undefined || next === null) return matches ? undefined : current
    current = next
  }
  return matches ? undefined : current
}
