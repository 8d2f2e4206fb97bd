import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { Sheet, SheetSection } from './Sheet.tsx'

test('default: regions called like their titles', async () => {
  const screen = await renderUi(
    <Sheet>
      <SheetSection aside="2 of 3" title="Signatures">
        Alice signed
      </SheetSection>
      <SheetSection look="stop" title="Look at this first">
        It calls itself.
      </SheetSection>
    </Sheet>,
  )
  const signatures = screen.getByRole('region', { name: 'Signatures' })
  await expect.element(signatures).toHaveTextContent('Alice signed')
  await expect.element(signatures).toHaveTextContent('2 of 3')
  await expect.element(screen.getByRole('region', { name: 'Look at this first' })).toBeVisible()
  await expectAccessible(screen.container)
})
