import { language } from '../translate.ts'
import type { LanguagePack } from './LanguagePack.ts'

declare global {
  /** Set by a script of the same file, which `scripts/build/buildVerify.mjs` puts before the page's own. */
  var countersignLanguage: { locale: string; pack: Partial<LanguagePack> } | undefined
}

/** The second screen is one file in one language, and speaks it before anything else is loaded. */
if (globalThis.countersignLanguage) {
  language.activate(globalThis.countersignLanguage)
  document.documentElement.lang = globalThis.countersignLanguage.locale
}
