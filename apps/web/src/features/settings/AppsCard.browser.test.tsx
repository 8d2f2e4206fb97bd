import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { agree, findGrants, openHostedApps } from '../../domain/safe-apps/storedApps.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { AppsCard } from './AppsCard.tsx'

const t = createCatalogue('apps')

const origin = 'https://app.example'

test('default: what an origin was allowed, taken back piece by piece', async () => {
  const screen = await renderWithServices(<AppsCard />, {
    prepare: ({ storage }) =>
      openHostedApps(storage).update((all) =>
        agree(all, origin, { agreedAt: 1, addressBookAt: 2, canOpenTabs: true, features: ['clipboard-write'] }),
      ),
  })
  const read = () => findGrants(openHostedApps(screen.services.storage).get(), origin)
  const allowed = 'can be opened, can read your address book, can open tabs and can copy to the clipboard'
  await expect.element(screen.getByText(`${origin}: ${allowed}`)).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('grants.revokeNamesWhich', { origin }) }).click()
  expect(read()).toMatchObject({ addressBookAt: undefined, canOpenTabs: true })
  await screen.getByRole('button', { name: t('grants.revokeWhich', { origin }) }).click()
  expect(read()).toBeUndefined()
  await expect.element(screen.getByText(t('grants.none'))).toBeVisible()
})
