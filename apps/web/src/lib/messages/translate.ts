import type { CompiledMessage } from 'icu-minify/format'

/** Messages of an area by id, compiled by `compileMessages.ts`. */
export type Messages = Readonly<Record<string, CompiledMessage>>

export type LanguageTexts = {
  locale: string
  /** Catalogues that are still TypeScript, by the names of the English ones. */
  pack: Readonly<Record<string, object>>
  /** Loaders of the other catalogues by file name. @default English */
  areas?: Readonly<Record<string, () => Promise<Messages>>>
}

/** The active language. Catalogues that are still TypeScript objects are overwritten in place. */
export function createLanguage() {
  const catalogues = new Map<string, object>()
  const listeners = new Set<() => void>()
  /** By area; undefined until they are loaded. */
  const messages = new Map<string, Messages | undefined>()
  const replaced: Replaced[] = []
  let active: LanguageTexts = { locale: 'en-GB', pack: {} }
  return {
    messages,
    getLanguage: () => active,
    /** For numbers and dates. */
    locale: () => active.locale,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Registers a catalogue that is still TypeScript. */
    translate(name: string, english: object): void {
      catalogues.set(name, english)
      overlay(english, active.pack[name], replaced)
    },
    activate(next: LanguageTexts): void {
      for (const [texts, key, english] of replaced.splice(0)) Reflect.set(texts, key, english)
      active = next
      for (const [name, english] of catalogues) overlay(english, next.pack[name], replaced)
      for (const listener of listeners) listener()
    },
  }
}

export type Language = ReturnType<typeof createLanguage>

/** An English text and where it was, to restore it. */
type Replaced = readonly [texts: object, key: string, english: unknown]

function overlay(english: object, texts: object = {}, replaced: Replaced[]): void {
  for (const [key, text] of Object.entries(texts)) {
    const current: unknown = Reflect.get(english, key)
    if (typeof current === 'object' && current !== null) overlay(current, text, replaced)
    else {
      replaced.push([english, key, current])
      Reflect.set(english, key, text)
    }
  }
}

export const language = createLanguage()
export const { locale, translate } = language
