import { language, type Messages } from '../translate.ts'

declare global {
  /** Set by a script of the same file, which `scripts/build/buildVerify.mjs` puts before the page's own. */
  var countersignLanguage:
    | {
        locale: string
        /** Compiled messages by area. */
        areas: Readonly<Record<string, Messages>>
      }
    | undefined
}

/** /verify is one file in one language: its texts are set before anything renders, and none are loaded. */
if (globalThis.countersignLanguage) {
  const { areas, locale } = globalThis.countersignLanguage
  for (const [area, messages] of Object.entries(areas)) language.messages.set(area, messages)
  language.activate({ loaders: {}, locale })
  document.documentElement.lang = locale.slice(0, 2)
}
