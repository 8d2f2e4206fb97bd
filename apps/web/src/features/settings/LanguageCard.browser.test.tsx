import { LOCALES } from '@countersign/connect'
import { expectAccessible } from '@countersign/test/browser'
import { afterEach, expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { appLanguages } from '../../lib/messages/languages/appLanguages.ts'
import { setLocale } from '../../lib/messages/languages/setLocale.ts'
import { withLocale } from '../../lib/messages/useLocale.ts'
import { LanguageCard } from './LanguageCard.tsx'

const t = createCatalogue('settings')

/** As below a page, which renders again. */
const LocalizedCard = withLocale(LanguageCard)

afterEach(() => setLocale('en'))

test('default: every language by its own name, and a choice switches the texts', async () => {
  const screen = await renderWithServices(<LocalizedCard />)
  const select = screen.getByLabelText(t('languageLabel'))
  await expect.element(select).toHaveValue('en')
  expect(screen.getByRole('option').elements()).toHaveLength(LOCALES.length)
  const complete = screen.container.querySelectorAll('optgroup')[0]
  expect([...(complete?.querySelectorAll('option') ?? [])].map(({ value }) => value).toSorted()).toEqual(
    ['en', ...appLanguages].toSorted(),
  )
  await expect.element(screen.getByRole('option', { name: 'Deutsch (German)' })).toHaveAttribute('lang', 'de')
  const labels = screen
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
  expect(labels.filter((label) => !label?.includes('not reviewed'))).toEqual(['English'])
  const title = t('language')
  await select.selectOptions('de')
  await expect.element(screen.getByLabelText('Sprache der App')).toHaveValue('de')
  expect(screen.services.settings.get().language).toBe('de')
  await screen.getByLabelText('Sprache der App').selectOptions('en')
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(screen.services.settings.get().language).toBe('en')
  await expectAccessible(screen.container)
})

test('behavior: a language that there is not is English', async () => {
  const screen = await renderWithServices(<LanguageCard />, {
    prepare: ({ settings }) => settings.update((all) => ({ ...all, language: 'xx' })),
  })
  await expect.element(screen.getByLabelText(t('languageLabel'))).toHaveValue('en')
})
