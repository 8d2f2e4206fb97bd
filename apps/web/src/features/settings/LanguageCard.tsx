import { LOCALES, pickLocale } from '@countersign/connect'
import { useServices } from '../../domain/services/Services.ts'
import { settingsText as words } from '../../lib/messages/settings.ts'
import { useStore } from '../../lib/useStore.ts'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'

export function LanguageCard() {
  const { settings: store } = useServices()
  const { language } = useStore(store)
  return (
    <Card title={words.language}>
      <Field hint={words.languageHint} label={words.languageLabel}>
        {(control) => (
          <select
            {...control}
            onChange={({ target }) => store.update((all) => ({ ...all, language: target.value }))}
            value={pickLocale([language])}
          >
            {LOCALES.map((locale) => (
              <option key={locale} lang={locale} value={locale}>
                {words.languageName(nameLanguage(locale, locale), nameLanguage(locale, 'en'))}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Card>
  )
}

/** The browser knows them all, each by the name that its speakers give it. */
function nameLanguage(language: string, speaker: string): string {
  return new Intl.DisplayNames(speaker, { type: 'language' }).of(language) ?? language
}
