import { LOCALES } from '@countersign/connect'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { settingsText as words } from '../../lib/messages/settings.ts'
import { LanguageCard } from './LanguageCard.tsx'

test('default: every language of the dialog, by its own name, and what it is for', async () => {
  const screen = await renderWithServices(<LanguageCard />)
  const select = screen.getByLabelText(words.languageLabel)
  await expect.element(select).toHaveValue('en')
  await expect.element(select).toHaveAccessibleDescription(words.languageHint)
  expect(screen.getByRole('option').elements()).toHaveLength(LOCALES.length)
  await expect.element(screen.getByRole('option', { name: 'Deutsch (German)' })).toHaveAttribute('lang', 'de')
  await select.selectOptions('de')
  expect(screen.services.settings.get().language).toBe('de')
  await expect.element(select).toHaveValue('de')
  await expectAccessible(screen.container)
})

test('behavior: a language that there is not is English', async () => {
  const screen = await renderWithServices(<LanguageCard />, {
    prepare: ({ settings }) => settings.update((all) => ({ ...all, language: 'xx' })),
  })
  await expect.element(screen.getByLabelText(words.languageLabel)).toHaveValue('en')
})
