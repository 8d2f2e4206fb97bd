import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { FieldList, FieldPair } from './FieldList.tsx'

test('default: each value is read with its name', async () => {
  const screen = await renderUi(
    <FieldList>
      <FieldPair label="To">Dave</FieldPair>
      <FieldPair label="Value">1 ETH</FieldPair>
    </FieldList>,
  )
  expect(
    screen
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['To', 'Value'])
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map((value) => value.textContent),
  ).toEqual(['Dave', '1 ETH'])
  await expectAccessible(screen.container)
})
