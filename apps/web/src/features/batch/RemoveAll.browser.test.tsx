import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { batchText as words } from '../../lib/messages/batch.ts'
import { RemoveAll } from './RemoveAll.tsx'

test('default: asks once more, and can be left', async () => {
  const onRemove = vi.fn()
  const screen = await renderUi(<RemoveAll count={3} onRemove={onRemove} />)
  await screen.getByRole('button', { name: words.removeAll }).click()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: words.removeAllNo }).click()
  expect(onRemove).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: words.removeAll }).click()
  await screen.getByRole('button', { name: words.removeAllYes(3) }).click()
  expect(onRemove).toHaveBeenCalledOnce()
})
