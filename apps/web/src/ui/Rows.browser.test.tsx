import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../test/renderUi.tsx'
import { Row, RowLine, rowWords } from './Rows.tsx'

const list = (isFolding: boolean) => (
  <ul>
    <Row as="li" end="2 of 3 signed" icon="arrowOut" isFolding={isFolding} number="7">
      <a className={rowWords} href="#there">
        Send 1 ETH to Dave
        <RowLine>nonce 7</RowLine>
      </a>
    </Row>
  </ul>
)

test('default: one entry, whose link is named by its words and takes the whole row', async () => {
  const screen = await renderUi(list(false))
  const row = screen.getByRole('listitem')
  await expect.element(row).toHaveTextContent('7Send 1 ETH to Davenonce 72 of 3 signed')
  await expect.element(screen.getByRole('link')).toHaveAccessibleName('Send 1 ETH to Dave nonce 7')
  const { left, top, height } = row.element().getBoundingClientRect()
  expect(document.elementFromPoint(left + 3, top + height / 2)?.closest('a, li')?.tagName).toBe('A')
  await expectAccessible(screen.container)
})

test('parameters: isFolding, on a narrow screen the end goes below the words', async () => {
  await page.viewport(390, 700)
  const below = async (isFolding: boolean) => {
    const screen = await renderUi(list(isFolding))
    const words = screen.getByText('Send 1 ETH to Dave').element().getBoundingClientRect()
    const end = screen.getByText('2 of 3 signed').element().getBoundingClientRect()
    await screen.unmount()
    return end.top >= words.bottom - 1
  }
  const found = [await below(false), await below(true)]
  await page.viewport(1280, 800)
  expect(found).toEqual([false, true])
})
