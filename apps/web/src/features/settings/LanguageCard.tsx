import { LOCALES, pickLocale } from '@countersign/connect'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { isAppLanguage, isReviewed } from '../../lib/messages/languages/appLanguages.ts'
import { setLocale } from '../../lib/messages/languages/setLocale.ts'
import { useStore } from '../../lib/useStore.ts'
import { Card } from '../../ui/Card.tsx'
import { SelectField } from '../../ui/SelectField.tsx'

const t = createCatalogue('settings')

export function LanguageCard() {
  const { settings: store } = useServices()
  const { language } = useStore(store)
  // Stored once it is loaded: if that fails, the former language stays selected.
  const choose = (next: string) => {
    setLocale(next).then(() => store.update((all) => ({ ...all, language: next })), reportError)
  }
  const isComplete = (locale: string) => locale === 'en' || isAppLanguage(locale)
  const groups = [
    { label: t('languageApp'), options: LOCALES.filter(isComplete).map(toOption) },
    { label: t('languageDialog'), options: LOCALES.filter((locale) => !isComplete(locale)).map(toOption) },
  ].filter(({ options }) => options.length > 0)
  return (
    <Card title={t('language')}>
      <SelectField label={t('languageLabel')} onChange={choose} options={groups} value={pickLocale([language])} />
    </Card>
  )
}

function toOption(locale: string) {
  const own = nameLanguage(locale, locale)
  const english = nameLanguage(locale, 'en')
  const name = own === english ? own : t('languageName', { own, english })
  return { value: locale, label: isReviewed(locale) ? name : t('languageUnreviewed', { name }), lang: locale }
}

function nameLanguage(language: string, speaker: string): string {
  return new Intl.DisplayNames(speaker, { type: 'language' }).of(language) ?? language
}
