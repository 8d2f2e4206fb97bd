/** Catalogues of one language, by the names under which the English ones are known. */
type Pack = Readonly<Record<string, object>>

type LocaleTexts = { locale: string; pack: Pack }

/**
 * The English words are plain objects that every screen reads when it is drawn. Another language is laid over them,
 * in place: over those that are there when it arrives, and over later ones as they load. English costs nothing by it.
 */
export function createLanguage() {
  const catalogues = new Map<string, object>()
  let spoken: LocaleTexts | undefined
  return {
    /** For numbers and dates. */
    locale: () => spoken?.locale ?? 'en-GB',
    /** Makes a catalogue known under a name. */
    translate(name: string, english: object): void {
      catalogues.set(name, english)
      overlay(english, spoken?.pack[name])
    },
    speak(next: LocaleTexts): void {
      spoken = next
      for (const [name, english] of catalogues) overlay(english, next.pack[name])
    },
  }
}

function overlay(english: object, words: object = {}): void {
  for (const [key, word] of Object.entries(words)) {
    const now: unknown = Reflect.get(english, key)
    if (typeof now === 'object' && now !== null) overlay(now, word)
    else Reflect.set(english, key, word)
  }
}

export const { locale, speak, translate } = createLanguage()
