import type { Messages } from './en.ts'

/**
 * Languages load on demand; the first English messages are in `enStart`. Destructured in place: bundlers would keep an
 * export for every message.
 */
const LOADERS = {
  ar: () => import('./ar.json').then(({ default: messages }) => messages),
  de: () => import('./de.json').then(({ default: messages }) => messages),
  en: () => import('./en.json').then(({ default: messages }) => messages),
  es: () => import('./es.json').then(({ default: messages }) => messages),
  fr: () => import('./fr.json').then(({ default: messages }) => messages),
  hi: () => import('./hi.json').then(({ default: messages }) => messages),
  id: () => import('./id.json').then(({ default: messages }) => messages),
  it: () => import('./it.json').then(({ default: messages }) => messages),
  ja: () => import('./ja.json').then(({ default: messages }) => messages),
  ko: () => import('./ko.json').then(({ default: messages }) => messages),
  nl: () => import('./nl.json').then(({ default: messages }) => messages),
  pl: () => import('./pl.json').then(({ default: messages }) => messages),
  pt: () => import('./pt.json').then(({ default: messages }) => messages),
  ru: () => import('./ru.json').then(({ default: messages }) => messages),
  th: () => import('./th.json').then(({ default: messages }) => messages),
  tr: () => import('./tr.json').then(({ default: messages }) => messages),
  uk: () => import('./uk.json').then(({ default: messages }) => messages),
  vi: () => import('./vi.json').then(({ default: messages }) => messages),
  zh: () => import('./zh.json').then(({ default: messages }) => messages),
} satisfies Record<string, () => Promise<Messages>>

export type Locale = keyof typeof LOADERS

export const LOCALES = Object.keys(LOADERS).filter((name): name is Locale => name in LOADERS)

export function loadMessages(locale: Locale): Promise<Messages> {
  return LOADERS[locale]()
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
