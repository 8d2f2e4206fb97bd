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

test('behavior: one that is missing or does not load is a neutral mark; one on its way is an empty tile', async () => {
  const missing = await renderView(<BrandIcon icon={undefined} name="Rabby" size={48} />)
  expect(missing.screen.container.querySelector('[data-csc-mark=wallet]')).not.toBeNull()
  expect(missing.screen.container.textContent).toBe('')
  expect(missing.screen.getByRole('img').elements()).toEqual([])
  const broken = await renderView(<BrandIcon icon="data:image/png;base64,AAAA" kind="chain" name="rabby" size={72} />)
  await expect.poll(() => broken.screen.container.querySelector('[data-csc-mark=chain]')).not.toBeNull()
  const late = await renderView(<BrandIcon icon={null} name="Rabby" size={28} />)
  expect(late.screen.container.querySelector('svg, img')).toBeNull()
})
