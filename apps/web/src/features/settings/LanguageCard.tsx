import { LOCALES, pickLocale } from '@countersign/connect'
import { useServices } from '../../domain/services/Services.ts'
import { isAppLanguage } from '../../lib/messages/languages/appLanguages.ts'
import { untranslated } from '../../lib/messages/languages/untranslated.ts'
import { settingsText as words } from '../../lib/messages/settings.ts'
import { useStore } from '../../lib/useStore.ts'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'

export type LanguageCardProps = {
  /** Starts the page anew: words that were said once are not taken back one by one. */
  onChanged: () => void
}

export function LanguageCard({ onChanged }: LanguageCardProps) {
  const { settings: store } = useServices()
  const { language } = useStore(store)
  const choose = (next: string) => {
    store.update((all) => ({ ...all, language: next }))
    onChanged()
  }
  const isWhole = (locale: string) => locale === 'en' || isAppLanguage(locale)
  const groups = [
    { label: words.languageWhole, locales: LOCALES.filter(isWhole) },
    { label: words.languageDialog, locales: LOCALES.filter((locale) => !isWhole(locale)) },
  ].filter(({ locales }) => locales.length > 0)
  return (
    <Card title={words.language}>
      <Field hint={words.languageHint} label={words.languageLabel}>
        {(control) => (
          <select {...control} onChange={({ target }) => choose(target.value)} value={pickLocale([language])}>
            {groups.map(({ label, locales }) => (
              <optgroup key={label} label={label}>
                {locales.map((locale) => (
                  <option key={locale} lang={locale} value={locale}>
                    {nameChoice(locale)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
    </Card>
  )
}

function nameChoice(locale: string): string {
  const name = words.languageName(nameLanguage(locale, locale), nameLanguage(locale, 'en'))
  return isAppLanguage(locale) && untranslated[locale].length > 0 ? words.languagePartly(name) : name
}

/** The browser knows them all, each by the name that its speakers give it. */
function nameLanguage(language: string, speaker: string): string {
  return new Intl.DisplayNames(speaker, { type: 'language' }).of(language) ?? language
}
