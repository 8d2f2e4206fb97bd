import { appLanguages } from '../../lib/messages/languages/appLanguages.ts'
import { locale } from '../../lib/messages/translate.ts'
import { verifyText as words } from '../../lib/messages/verify.ts'
import { Field } from '../../ui/Field.tsx'

const languages = ['en', ...appLanguages] as const

export type VerifyLanguage = (typeof languages)[number]

export type LanguageChoiceProps = { onChoose: (language: VerifyLanguage) => void }

/** Each by the name that its speakers give it: whoever looks for it may read no other. */
export function LanguageChoice({ onChoose }: LanguageChoiceProps) {
  const spoken = languages.find((language) => locale().startsWith(language)) ?? 'en'
  return (
    <Field label={words.language}>
      {(control) => (
        <select
          {...control}
          onChange={({ target }) => onChoose(languages[target.selectedIndex] ?? 'en')}
          value={spoken}
        >
          {languages.map((language) => (
            <option key={language} lang={language} value={language}>
              {new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
