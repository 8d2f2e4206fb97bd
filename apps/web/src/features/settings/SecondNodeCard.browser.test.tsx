import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alarmsText as words } from '../../lib/messages/alarms.ts'
import { SecondNodeCard } from './SecondNodeCard.tsx'

test('default: an address that the operator allows is kept; any other is refused in words', async () => {
  const screen = await renderWithServices(<SecondNodeCard />)
  const field = screen.getByLabelText(words.secondNodeLabel('Demo chain'))
  await expectAccessible(screen.container)
  await field.fill('https://stranger.example/rpc')
  await screen.getByRole('button', { name: words.secondNodeSave }).click()
  await expect.element(screen.getByText(words.secondNodeRefused)).toBeVisible()
  expect(screen.services.settings.get().secondNodes).toEqual({})
  await field.fill('http://127.0.0.1:9/other')
  await screen.getByRole('button', { name: words.secondNodeSave }).click()
  await expect.poll(() => screen.services.settings.get().secondNodes).toEqual({ 31337: 'http://127.0.0.1:9/other' })
  await field.fill('')
  await screen.getByRole('button', { name: words.secondNodeSave }).click()
  await expect.poll(() => screen.services.settings.get().secondNodes).toEqual({ 31337: '' })
})
