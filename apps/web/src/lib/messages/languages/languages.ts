import type { LanguageTexts, MessageLoaders } from '../translate.ts'
import type { AppLanguage } from './appLanguages.ts'

const languages: Readonly<Record<AppLanguage, () => Promise<{ loaders: MessageLoaders }>>> = {
  de: () => import('virtual:messages/de'),
  es: () => import('virtual:messages/es'),
  fr: () => import('virtual:messages/fr'),
  it: () => import('virtual:messages/it'),
  ja: () => import('virtual:messages/ja'),
  nl: () => import('virtual:messages/nl'),
  pl: () => import('virtual:messages/pl'),
  pt: () => import('virtual:messages/pt'),
  tr: () => import('virtual:messages/tr'),
  zh: () => import('virtual:messages/zh'),
}

export async function loadLanguage(name: AppLanguage): Promise<LanguageTexts> {
  return { loaders: (await languages[name]()).loaders, locale: name }
}
