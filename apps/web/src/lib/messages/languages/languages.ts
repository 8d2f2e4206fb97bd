import type { LanguagePack } from './LanguagePack.ts'

/**
 * Languages of the whole app besides English, each loaded when it is spoken. Only complete ones are here:
 * `languages.test.ts` holds every one against the English words.
 */
const loaders = {
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
} satisfies Record<string, () => Promise<Partial<LanguagePack>>>

export type AppLanguage = keyof typeof loaders

export const appLanguages = Object.keys(loaders).filter((name): name is AppLanguage => name in loaders)

export function isAppLanguage(name: string): name is AppLanguage {
  return Object.hasOwn(loaders, name)
}

export function loadLanguage(name: AppLanguage): Promise<Partial<LanguagePack>> {
  return loaders[name]()
}
