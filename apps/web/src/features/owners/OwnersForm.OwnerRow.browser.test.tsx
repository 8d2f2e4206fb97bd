import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { bob, dave } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type OwnerFate, OwnerRow } from './OwnersForm.tsx'

const t = createCatalogue('owners')

const who = '0x7099…79C8'

async function setup(fate: OwnerFate) {
  const onChange = vi.fn()
  const screen = await renderWithServices(
    <ul>
      <OwnerRow error={undefined} fate={fate} onChange={onChange} owner={bob} safe={testSafe} />
    </ul>,
  )
  return { onChange, screen }
}

test('default: an owner who stays can be removed or replaced', async () => {
  const { onChange, screen } = await setup({ kind: 'stays' })
  await screen.getByRole('button', { name: t('removeWho', { who }) }).click()
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'goes' })
  await screen.getByRole('button', { name: t('replaceWho', { who }) }).click()
  expect(onChange).toHaveBeenLastCalledWith({ by: '', kind: 'replaced' })
  await expectAccessible(screen.container)
})

test('behavior: one who goes is marked, and can be kept', async () => {
  const { onChange, screen } = await setup({ kind: 'goes' })
  await expect.element(screen.getByText(t('removedBadge'))).toBeVisible()
  await screen.getByRole('button', { name: t('keepWho', { who }) }).click()
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'stays' })
})

test('behavior: who comes instead is typed', async () => {
  const { onChange, screen } = await setup({ by: '', kind: 'replaced' })
  await screen.getByLabelText(t('replacement', { who })).fill(dave)
  expect(onChange).toHaveBeenLastCalledWith({ by: dave, kind: 'replaced' })
})
