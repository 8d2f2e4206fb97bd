import { expect, test } from 'vitest'
import { renderView } from '../../test/renderView.tsx'
import { BrandIcon } from './BrandIcon.tsx'

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

test('default: the picture without text: the name is beside it', async () => {
  const { screen } = await renderView(<BrandIcon icon={picture} name="Rabby" size={28} />)
  expect(screen.container.querySelector('img')?.src).toBe(picture)
  expect(screen.container.textContent).toBe('')
  expect(screen.getByRole('img').elements()).toEqual([])
})

test('behavior: one that is missing or does not load is a mark with its first letter, whatever alphabet it is from', async () => {
  const missing = await renderView(<BrandIcon icon={undefined} name="𝒶bc" size={48} />)
  expect(missing.screen.container.textContent).toBe('𝒶')
  expect(missing.screen.getByRole('img').elements()).toEqual([])
  const broken = await renderView(<BrandIcon icon="data:image/png;base64,AAAA" name="rabby" size={72} />)
  await expect.poll(() => broken.screen.container.textContent).toBe('R')
})
