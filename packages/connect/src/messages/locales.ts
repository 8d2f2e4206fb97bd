import type { Messages } from './en.ts'

/** Languages load on demand; the first English messages are in `enStart`. */
const LOADERS = {
  de: () => import('./de.ts'),
  en: async () => ({ messages: (await import('./en.ts')).en }),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  nl: () => import('./nl.ts'),
  pl: () => import('./pl.ts'),
  pt: () => import('./pt.ts'),
  tr: () => import('./tr.ts'),
  zh: () => import('./zh.ts'),
} satisfies Record<string, () => Promise<{ messages: Messages }>>

export type Locale = keyof typeof LOADERS

export const LOCALES = Object.keys(LOADERS).filter((name): name is Locale => name in LOADERS)

export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await LOADERS[locale]()).messages
}

/** The first of the user's languages with a catalogue: "fr-CA" matches French. */
export function pickLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const [name = ''] = language.toLowerCase().split(/[-_]/)
    const locale = LOCALES.find((known) => known === name)
    if (locale) return locale
  }
  return 'en'
}
