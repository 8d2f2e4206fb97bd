import { useEffect, useMemo, useState } from 'react'
import type { Messages } from '../messages/en.ts'
import { enStart } from '../messages/enStart.ts'
import { createTranslate, type Translate } from '../messages/format.ts'
import { type Locale, loadMessages } from '../messages/locales.ts'

/** The messages and their locale; English until they load or if they fail to. Most of English loads with the dialog. */
export function useMessages(
  locale: Locale,
  overrides: Partial<Messages> | undefined,
  english: Messages | undefined,
): { language: Locale; t: Translate } {
  const [loaded, setLoaded] = useState<Messages>()
  useEffect(() => {
    setLoaded(undefined)
    if (locale === 'en') return
    let isCurrent = true
    loadMessages(locale).then(
      (messages) => isCurrent && setLoaded(messages),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [locale])
  const t = useMemo(
    () => createTranslate({ ...enStart, ...english, ...loaded, ...overrides }),
    [english, loaded, overrides],
  )
  return { language: loaded ? locale : 'en', t }
}
