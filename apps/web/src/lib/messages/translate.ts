import type { CompiledMessage } from 'icu-minify/format'
import type { MessageGroup } from './groups.ts'

/** Messages of an area by id, compiled by `compileMessages.ts`. */
export type Messages = Readonly<Record<string, CompiledMessage>>

export type MessageLoader = () => Promise<{ catalogues: Readonly<Record<string, Messages>> }>

/** Each loads the catalogues of one group, by area. */
export type MessageLoaders = Readonly<Partial<Record<MessageGroup, MessageLoader>>>

export type LanguageTexts = {
  /** @default 'ltr' */
  direction?: 'ltr' | 'rtl'
  loaders: MessageLoaders
  locale: string
}

/** The active language. */
export function createLanguage() {
  const listeners = new Set<() => void>()
  /** By area; undefined until they are loaded. */
  const messages = new Map<string, Messages | undefined>()
  let active: LanguageTexts | undefined
  return {
    messages,
    direction: () => active?.direction ?? 'ltr',
    getLanguage: () => active,
    /** For numbers and dates. */
    locale: () => active?.locale ?? 'en-GB',
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    activate(next: LanguageTexts): void {
      active = next
      for (const listener of listeners) listener()
    },
  }
}

export type Language = ReturnType<typeof createLanguage>

export const language = createLanguage()
export const { locale } = language
