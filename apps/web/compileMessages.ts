import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

/** Compiles `messages/<language>/<area>.json` from ICU MessageFormat, so that no page loads a parser. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/apps\/web\/messages\/[a-z]{2}\/\w+\.json$/ },
      handler(code) {
        const messages: Record<string, string> = JSON.parse(code)
        const compiled = Object.entries(messages).map(([id, message]) => [id, compile(message)])
        return { code: JSON.stringify(Object.fromEntries(compiled)), map: null }
      },
    },
  }
}
