import { expect, test } from 'vitest'
import { renderWithServices } from '../../test/renderWithServices.tsx'
import { LongList } from './LongList.tsx'

const setup = (count: number) => {
  const items = Array.from({ length: count }, (_, index) => `Row ${index + 1}`)
  return renderWithServices(
    <LongList getKey={(item) => item} items={items} name="test">
      {(item) => <p style={{ height: 72 }}>{item}</p>}
    </LongList>,
  )
}

test('default: a short list is drawn whole', async () => {
  const screen = await setup(30)
  expect(screen.getByRole('listitem').elements()).toHaveLength(30)
})

test('behavior: of a long one the rows near the screen, each with its place in the whole', async () => {
  const screen = await setup(200)
  const first = screen.getByRole('listitem').first()
  await expect.element(first).toHaveAttribute('aria-setsize', '200')
  await expect.element(first).toHaveAttribute('aria-posinset', '1')
  expect(screen.getByRole('listitem').elements().length).toBeLessThan(100)
  expect(screen.getByText('Row 200').elements()).toEqual([])
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(screen.getByText('Row 200')).toBeInTheDocument()
  await expect.poll(() => screen.getByText('Row 1', { exact: true }).elements()).toEqual([])
})
