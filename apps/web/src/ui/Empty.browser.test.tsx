import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { Empty } from './Empty.tsx'

test('default: says that there is nothing, why, and the next step', async () => {
  const screen = await renderUi(
    <Empty action={<a href="/send">New transaction</a>} icon="queue" title="Nothing waits in this Safe">
      It is listed here when it does.
    </Empty>,
  )
  await expect.element(screen.getByText('Nothing waits in this Safe')).toBeVisible()
  await expect.element(screen.getByText('It is listed here when it does.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'New transaction' })).toBeVisible()
  await expectAccessible(screen.container)
})
