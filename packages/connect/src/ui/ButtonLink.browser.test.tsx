import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderView } from '../../test/renderView.tsx'
import { ButtonLink } from './ButtonLink.tsx'

test('behavior: a link opens a new tab and sends it nothing', async () => {
  const { screen } = await renderView(<ButtonLink href="https://wallet.test/">Get it</ButtonLink>)
  const link = screen.getByRole('link', { name: 'Get it' })
  await expect.element(link).toHaveAttribute('href', 'https://wallet.test/')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noreferrer noopener')
  await expectAccessible(screen.container)
})
