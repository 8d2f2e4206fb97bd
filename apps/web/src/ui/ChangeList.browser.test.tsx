import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { ChangeList } from './ChangeList.tsx'

test('default: a table with a row per change', async () => {
  const screen = await renderUi(<ChangeList rows={[{ key: 'a', what: 'Threshold', before: 2, after: 3 }]} />)
  const row = screen.getByRole('row', { name: 'Threshold 2 3' })
  await expect.element(row.getByRole('rowheader')).toHaveTextContent('Threshold')
  expect(
    row
      .getByRole('cell')
      .elements()
      .map((cell) => cell.textContent),
  ).toEqual(['2', '3'])
  await expectAccessible(screen.container)
})
