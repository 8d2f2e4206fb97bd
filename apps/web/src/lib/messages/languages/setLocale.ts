import { speak } from '../translate.ts'
import { isAppLanguage } from './appLanguages.ts'
import { loadLanguage } from './languages.ts'

/** Has the whole app speak a language; one that only the wallet dialog speaks leaves it in English. */
export async function setLocale(name: string): Promise<boolean> {
  if (!isAppLanguage(name)) return false
  speak({ locale: name, pack: await loadLanguage(name) })
  return true
}
