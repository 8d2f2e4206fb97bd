import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../test/renderUi.tsx'
import { FileButton } from './FileButton.tsx'

test('default: files are handed on, the same one again too, and the keyboard is seen to be here', async () => {
  const names: string[][] = []
  const screen = await renderUi(
    <FileButton accept=".txt" isMultiple label="Open" onFiles={(files) => names.push(files.map(({ name }) => name))} />,
  )
  const input = screen.getByLabelText('Open')
  await userEvent.tab()
  expect(getComputedStyle(screen.getByText('Open').element()).outlineStyle).toBe('solid')
  for (const _ of [1, 2]) await input.upload([new File(['a'], 'a.txt'), new File(['b'], 'b.txt')])
  await expect
    .poll(() => names)
    .toEqual([
      ['a.txt', 'b.txt'],
      ['a.txt', 'b.txt'],
    ])
  await expectAccessible(screen.container)
})
