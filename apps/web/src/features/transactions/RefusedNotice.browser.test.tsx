import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { RefusedNotice } from './RefusedNotice.tsx'

const t = createCatalogue('history')

test('default: each is named by what is wrong with it', async () => {
  const id = `multisig_0x${'a'.repeat(40)}_0x${'b'.repeat(64)}`
  const rows = [
    { id, place: 'transaction.timestamp' },
    { id: undefined, place: '' },
  ]
  const screen = await renderUi(<RefusedNotice rows={rows} />)
  await expect.element(screen.getByRole('region', { name: t('refusedTitle', { count: 2 }) })).toBeVisible()
  await expect
    .poll(() =>
      screen
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([`${id.slice(0, 20)}…bbbbbbbbbb: transaction.timestamp`, t('refusedWithoutId')])
  await expectAccessible(screen.container)
})

test('behavior: of very many the first are named, of none nothing is said', async () => {
  const rows = Array.from({ length: 3_000 }, () => ({ id: undefined, place: 'type' }))
  const screen = await renderUi(<RefusedNotice rows={rows} />)
  await expect.element(screen.getByText(t('refusedMore', { count: 2_995 }))).toBeVisible()
  await screen.rerender(<RefusedNotice rows={[]} />)
  expect(screen.container.textContent).toBe('')
})
