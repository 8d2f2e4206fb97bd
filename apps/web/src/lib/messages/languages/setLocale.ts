import { english, setLanguage } from '../loadMessages.ts'
import type { LanguageTexts } from '../translate.ts'
import { isAppLanguage } from './appLanguages.ts'

/** Switches the app without a reload; a language that only the wallet dialog has shows the app in English. */
export async function setLocale(name: string): Promise<void> {
  await setLanguage(await loadTexts(name))
}

/** Other languages load on use. */
async function loadTexts(name: string): Promise<LanguageTexts> {
  if (isAppLanguage(name)) return (await import('./languages.ts')).loadLanguage(name)
  if (name === 'xa' || name === 'xb') return (await import('./pseudo.ts')).toPseudo(english, name)
  return english
}
