import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { CurrencyField } from './CurrencyField.tsx'

const t = createCatalogue('assets')

test('default: the currencies that the service has prices in; the choice is kept', async () => {
  const screen = await renderWithServices(<CurrencyField />, { answerService: () => ['USD', 'EUR', 'CHF'] })
  await expect.element(screen.getByRole('option', { name: 'CHF' })).toBeInTheDocument()
  await screen.getByLabelText(t('currency')).selectOptions('EUR')
  expect(screen.services.settings.get().currency).toBe('EUR')
  await expectAccessible(screen.container)
})

test('error: without the service there is the one that was chosen', async () => {
  const screen = await renderWithServices(<CurrencyField />, {
    answerService: () => new Response('{}', { status: 404 }),
    prepare: ({ settings }) => settings.update((all) => ({ ...all, currency: 'CHF' })),
  })
  await expect.element(screen.getByLabelText(t('currency'))).toHaveValue('CHF')
  expect(screen.getByRole('option').elements()).toHaveLength(1)
})
