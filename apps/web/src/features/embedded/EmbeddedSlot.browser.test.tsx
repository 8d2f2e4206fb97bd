import { expect, test } from 'vitest'
import { createTestHost, hostOrigin } from '../../../test/createTestHost.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { EmbeddedSlot } from './EmbeddedSlot.tsx'

const t = createCatalogue('embedded')

test('default: nothing outside of a frame', async () => {
  const screen = await renderWithServices(<EmbeddedSlot />)
  expect(screen.container.textContent).toBe('')
})

test('behavior: inside of one it says whose', async () => {
  const screen = await renderWithServices(<EmbeddedSlot />, { openHost: async () => createTestHost() })
  await expect.element(screen.getByText(t('inside', { origin: hostOrigin }))).toBeVisible()
})
