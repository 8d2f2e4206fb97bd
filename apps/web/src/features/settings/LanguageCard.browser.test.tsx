import { LOCALES } from '@countersign/connect'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { appLanguages } from '../../lib/messages/languages/appLanguages.ts'
import { settingsText as words } from '../../lib/messages/settings.ts'
import { LanguageCard } from './LanguageCard.tsx'

test('default: every language by its own name, those of the whole app apart; the page starts anew', async () => {
  const onChanged = vi.fn()
  const screen = await renderWithServices(<LanguageCard onChanged={onChanged} />)
  const select = screen.getByLabelText(words.languageLabel)
  await expect.element(select).toHaveValue('en')
  await expect.element(select).toHaveAccessibleDescription(words.languageHint)
  expect(screen.getByRole('option').elements()).toHaveLength(LOCALES.length)
  const complete = screen.container.querySelectorAll('optgroup')[0]
  expect([...(complete?.querySelectorAll('option') ?? [])].map(({ value }) => value).toSorted()).toEqual(
    ['en', ...appLanguages].toSorted(),
  )
  await expect.element(screen.getByRole('option', { name: 'Deutsch (German)' })).toHaveAttribute('lang', 'de')
  await select.selectOptions('de')
  expect(screen.services.settings.get().language).toBe('de')
  expect(onChanged).toHaveBeenCalledOnce()
  await expect.element(select).toHaveValue('de')
  await expectAccessible(screen.container)
})

test('behavior: a language that there is not is English', async () => {
  const screen = await renderWithServices(<LanguageCard onChanged={() => {}} />, {
    prepare: ({ settings }) => settings.update((all) => ({ ...all, language: 'xx' })),
  })
  await expect.element(screen.getByLabelText(words.languageLabel)).toHaveValue('en')
})
