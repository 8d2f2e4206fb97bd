import { setLanguage } from '../loadMessages.ts'
import { isAppLanguage } from './appLanguages.ts'
import { loadLanguage } from './languages.ts'

/** Switches the app without a reload; a language that only the wallet dialog has shows the app in English. */
export async function setLocale(name: string): Promise<void> {
  await setLanguage(isAppLanguage(name) ? await loadLanguage(name) : { locale: 'en-GB', pack: {} })
}
