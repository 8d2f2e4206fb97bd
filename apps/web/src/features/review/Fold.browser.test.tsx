import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createMemoryStorage } from '../../lib/openStorage.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { Fold, type FoldProps } from './Fold.tsx'

const content = 'The fields'

function Example(props: Partial<FoldProps>) {
  return (
    <Sheet>
      <Fold name="data" title="Transaction data" {...props}>
        <p>{content}</p>
      </Fold>
    </Sheet>
  )
}

test('default: its content is rendered once it is opened, and open when it is seen again', async () => {
  const storage = createMemoryStorage()
  const screen = await renderWithServices(<Example />, { storage })
  await expect.element(screen.getByText('Transaction data')).toBeVisible()
  expect(screen.getByText(content).elements()).toEqual([])
  await screen.getByText('Transaction data').click()
  await expect.element(screen.getByText(content)).toBeVisible()
  await expectAccessible(screen.container)
  await screen.unmount()
  const again = await renderWithServices(<Example />, { storage })
  await expect.element(again.getByText(content)).toBeVisible()
})

test('behavior: one that was closed stays closed, unless what it has must be seen', async () => {
  const storage = createMemoryStorage()
  const screen = await renderWithServices(<Example isOpenAtFirst />, { storage })
  await expect.element(screen.getByText(content)).toBeVisible()
  await screen.getByText('Transaction data').click()
  await expect.element(screen.getByText(content)).not.toBeInTheDocument()
  await screen.unmount()
  const again = await renderWithServices(<Example isOpenAtFirst />, { storage })
  await expect.element(again.getByText('Transaction data')).toBeVisible()
  expect(again.getByText(content).elements()).toEqual([])
  await again.unmount()
  const forced = await renderWithServices(<Example isForced />, { storage })
  await expect.element(forced.getByText(content)).toBeVisible()
})
