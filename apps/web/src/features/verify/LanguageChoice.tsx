import { appLanguages } from '../../lib/messages/languages/appLanguages.ts'
import { locale } from '../../lib/messages/translate.ts'
import { verifyText as words } from '../../lib/messages/verify.ts'
import { SelectField } from '../../ui/SelectField.tsx'

const languages = ['en', ...appLanguages] as const

export type VerifyLanguage = (typeof languages)[number]

export function LanguageChoice({ onChoose }: { onChoose: (language: VerifyLanguage) => void }) {
  const current = languages.find((language) => locale().startsWith(language)) ?? 'en'
  return (
    <SelectField
      label={words.language}
      onChange={onChoose}
      options={languages.map((language) => ({
        value: language,
        label: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
        lang: language,
      }))}
      value={current}
    />
  )
}
