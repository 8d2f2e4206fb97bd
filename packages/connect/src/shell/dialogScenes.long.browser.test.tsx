import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { scenes, sections } from '../../example/site/gallery/scenes.ts'
import { renderView } from '../../test/renderView.tsx'
import type { Layout } from '../context/ConnectContext.ts'
import { toThemeProps } from '../theme/Theme.ts'
import { DialogShell } from './DialogShell.tsx'
import { dialogChunk } from './dialogChunk.ts'

const LAYOUTS: readonly Layout[] = ['wide', 'compact', 'mobile']
const SCHEMES = ['light', 'dark'] as const
const WINDOWS = {
  compact: { height: 720, width: 1100 },
  mobile: { height: 780, width: 390 },
  wide: { height: 720, width: 1100 },
} as const

/** Every view in every layout and theme: no axe violations, no overflow. */
test.each(LAYOUTS)('behavior: every view is in order, %s', async (layout) => {
  await page.viewport(WINDOWS[layout].width, WINDOWS[layout].height)
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
      await expectAccessible(dialog.element(), scheme === 'light' ? 'all' : 'colours').catch((cause: unknown) => {
        throw new Error(`${name}, ${scheme}`, { cause })
      })
      await screen.unmount()
    }
})
