import type { Messages } from './en.ts'

/** Every language is loaded when it is needed; the first words of English are in `enStart`. */
const LOADERS = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ja: async () => (await import('./ja.ts')).ja,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
  pt: async () => (await import('./pt.ts')).pt,
  tr: async () => (await import('./tr.ts')).tr,
  zh: async () => (await import('./zh.ts')).zh,
} satisfies Record<string, () => Promise<Messages>>

export type Locale = keyof typeof LOADERS

export const LOCALES = Object.keys(LOADERS).filter((name): name is Locale => name in LOADERS)

export function loadMessages(locale: Locale): Promise<Messages> {
  return LOADERS[locale]()
}

/** The first of the user's languages that there is a catalogue for: "fr-CA" finds French. */
export function pickLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const [name = ''] = language.toLowerCase().split(/[-_]/)
    const locale = LOCALES.find((known) => known === name)
    if (locale) return locale
  }
  return 'en'
}
