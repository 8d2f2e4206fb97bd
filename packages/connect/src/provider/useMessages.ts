import { useEffect, useMemo, useState } from 'react'
import { en, type Messages } from '../messages/en.ts'
import { createTranslate, type Translate } from '../messages/format.ts'
import { type Locale, loadMessages } from '../messages/locales.ts'

/** The words of a language; English until they are loaded, and when they cannot be. */
export function useMessages(locale: Locale, overrides: Partial<Messages> | undefined): Translate {
  const [loaded, setLoaded] = useState<Messages>(en)
  useEffect(() => {
    let isCurrent = true
    loadMessages(locale).then(
      (messages) => isCurrent && setLoaded(messages),
      () => isCurrent && setLoaded(en),
    )
    return () => {
      isCurrent = false
    }
  }, [locale])
  return useMemo(() => createTranslate({ ...loaded, ...overrides }), [loaded, overrides])
}
