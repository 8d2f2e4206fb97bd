import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { SessionNotices } from './PairedAppsHost.tsx'

const t = createCatalogue('walletConnect')

test('default: each says what happened, and goes when it was read', async () => {
  const dismissed: number[] = []
  const kinds = ['ended', 'endedAsking', 'requestExpired', 'flood', 'proposalExpired', 'answerLost'] as const
  const screen = await renderUi(
    <SessionNotices
      dismiss={(id) => dismissed.push(id)}
      notes={kinds.map((what, id) => ({ id, name: 'Drip', what }))}
    />,
  )
  for (const what of kinds) await expect.element(screen.getByText(t(`notes.${what}`, { name: 'Drip' }))).toBeVisible()
  await screen
    .getByRole('button', { name: t('dismiss') })
    .nth(3)
    .click()
  expect(dismissed).toEqual([3])
  await expectAccessible(screen.container)
})
