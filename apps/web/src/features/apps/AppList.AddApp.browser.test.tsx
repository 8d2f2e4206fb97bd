import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { openHostedApps } from '../../domain/safe-apps/storedApps.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { AddApp } from './AppList.tsx'

const t = createCatalogue('apps')

test('error: what is no address of an app is refused, and nothing is kept', async () => {
  const screen = await renderWithServices(<AddApp safe={testSafe} />)
  for (const text of ['', 'javascript:alert(1)', 'http://app.example', 'https://*.example', window.location.origin]) {
    await screen.getByLabelText(t('address')).fill(text)
    await screen.getByRole('button', { name: t('look') }).click()
    await expect.element(screen.getByText(t('badAddress'))).toBeVisible()
  }
  expect(openHostedApps(screen.services.storage).get().apps).toEqual([])
  await expectAccessible(screen.container)
})
