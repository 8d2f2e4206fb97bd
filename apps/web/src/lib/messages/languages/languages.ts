import type { AppLanguage } from './appLanguages.ts'
import type { LanguagePack } from './LanguagePack.ts'

/**
 * The words of each language, loaded when it is spoken. Only complete ones are here: `languages.test.ts` holds every
 * one against the English words.
 */
const loaders: Readonly<Record<AppLanguage, () => Promise<LanguagePack>>> = {
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ja: async () => (await import('./ja.ts')).ja,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
  pt: async () => (await import('./pt.ts')).pt,
  tr: async () => (await import('./tr.ts')).tr,
  zh: async () => (await import('./zh.ts')).zh,
}

export function loadLanguage(name: AppLanguage): Promise<LanguagePack> {
  return loaders[name]()
}
