import { expect, test } from 'vitest'
import { createTestHost, hostOrigin } from '../../../test/createTestHost.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { embeddedText as words } from '../../lib/messages/embedded.ts'
import { EmbeddedSlot } from './EmbeddedSlot.tsx'

test('default: nothing outside of a frame', async () => {
  const screen = await renderWithServices(<EmbeddedSlot />)
  expect(screen.container.textContent).toBe('')
})

test('behavior: inside of one it says whose', async () => {
  const screen = await renderWithServices(<EmbeddedSlot />, { openHost: async () => createTestHost() })
  await expect.element(screen.getByText(words.inside(hostOrigin))).toBeVisible()
})
