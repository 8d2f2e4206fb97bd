import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { scenes, sections } from '../../example/site/gallery/scenes.ts'
import { renderView } from '../../test/renderView.tsx'
import type { Layout } from '../context/ConnectContext.ts'
import { toThemeProps } from '../theme/Theme.ts'
import { DialogShell } from './DialogShell.tsx'
import { dialogChunk } from './dialogChunk.ts'

const SCHEMES = ['light', 'dark'] as const
const WINDOWS: readonly { height: number; layout: Layout; width: number }[] = [
  { height: 800, layout: 'wide', width: 1280 },
  { height: 800, layout: 'compact', width: 1280 },
  { height: 780, layout: 'mobile', width: 390 },
  // The first at 200 %.
  { height: 400, layout: 'compact', width: 640 },
]

/** Every view in every layout and theme: no axe violations, no overflow. */
test.each(WINDOWS)('behavior: every view is in order, $layout, $width px', async ({ height, layout, width }) => {
  await page.viewport(width, height)
  for (const { given, name, views } of scenes)
    for (const scheme of SCHEMES) {
      const { screen } = await renderView(<DialogShell chunk={{ parts: dialogChunk, status: 'ready' }} />, {
        ...given,
        layout,
        sections,
        state: { attempt: 1, views },
        themeProps: toThemeProps({ scheme }),
      })
      const dialog = screen.getByRole('dialog')
      await expect.element(dialog.getByRole('heading').first(), { message: name }).toBeVisible()
      expect(dialog.element().scrollWidth, `${name} is too wide`).toBeLessThanOrEqual(dialog.element().clientWidth)
      const { bottom, top } = dialog.element().getBoundingClientRect()
      expect([top >= 0, bottom <= window.innerHeight], `${name} leaves the window`).toEqual([true, true])
      await expectAccessible(dialog.element(), scheme === 'light' ? 'all' : 'colours').catch((cause: unknown) => {
        throw new Error(`${name}, ${scheme}`, { cause })
      })
      await screen.unmount()
    }
})
