/** Languages of the whole app besides English. Their words are loaded on use: this list alone loads none. */
export const appLanguages = ['de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'tr', 'zh'] as const

export type AppLanguage = (typeof appLanguages)[number]

/** Languages whose texts a native speaker has reviewed. */
const reviewed: readonly string[] = ['en']

export function isReviewed(name: string): boolean {
  return reviewed.includes(name)
}

export function isAppLanguage(name: string): name is AppLanguage {
  return appLanguages.some((known) => known === name)
}
