import { LOCALES, pickLocale } from '@countersign/connect'
import { useServices } from '../../domain/services/Services.ts'
import { isAppLanguage } from '../../lib/messages/languages/appLanguages.ts'
import { setLocale } from '../../lib/messages/languages/setLocale.ts'
import { untranslated } from '../../lib/messages/languages/untranslated.ts'
import { settingsText as words } from '../../lib/messages/settings.ts'
import { useStore } from '../../lib/useStore.ts'
import { Card } from '../../ui/Card.tsx'
import { SelectField } from '../../ui/SelectField.tsx'

export function LanguageCard() {
  const { settings: store } = useServices()
  const { language } = useStore(store)
  // Stored once it is loaded: if that fails, the former language stays selected.
  const choose = (next: string) => {
    setLocale(next).then(() => store.update((all) => ({ ...all, language: next })), reportError)
  }
  const isComplete = (locale: string) => locale === 'en' || isAppLanguage(locale)
  const groups = [
    { label: words.languageWhole, options: LOCALES.filter(isComplete).map(toOption) },
    { label: words.languageDialog, options: LOCALES.filter((locale) => !isComplete(locale)).map(toOption) },
  ].filter(({ options }) => options.length > 0)
  return (
    <Card title={words.language}>
      <SelectField label={words.languageLabel} onChange={choose} options={groups} value={pickLocale([language])} />
    </Card>
  )
}

function toOption(locale: string) {
  const name = words.languageName(nameLanguage(locale, locale), nameLanguage(locale, 'en'))
  const isPartly = isAppLanguage(locale) && untranslated[locale].length > 0
  return { value: locale, label: isPartly ? words.languagePartly(name) : name, lang: locale }
}

function nameLanguage(language: string, speaker: string): string {
  return new Intl.DisplayNames(speaker, { type: 'language' }).of(language) ?? language
}
