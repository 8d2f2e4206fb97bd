import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { testSafe } from '../../test/testSafe.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('apps')

test('default: the list, and what the apps are not', async () => {
  const screen = await renderPage(`/31337/${testSafe.address}/apps`, {
    answerService: (path) => (path.includes('/safe-apps') ? [] : new Response('{}', { status: 404 })),
  })
  await expect.element(screen.getByText(t('none'))).toBeVisible()
  await expect.element(screen.getByText(t('note'))).toBeVisible()
  await expectAccessible(screen.getByRole('main').element())
})
