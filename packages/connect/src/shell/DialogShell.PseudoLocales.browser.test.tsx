import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { scenes, sections } from '../../example/site/gallery/scenes.ts'
import { longMessages, mirroredMessages } from '../../test/pseudoLocales.ts'
import { renderView } from '../../test/renderView.tsx'
import { createTranslate } from '../messages/format.ts'
import { ConnectButton } from '../views/ConnectButton.tsx'
import { DialogShell } from './DialogShell.tsx'
import { dialogChunk } from './dialogChunk.ts'

const LOCALES = { long: longMessages, mirrored: mirroredMessages } as const
const WINDOWS = [
  { height: 800, layout: 'wide', width: 1280 },
  { height: 780, layout: 'compact', width: 1280 },
  { height: 780, layout: 'mobile', width: 390 },
] as const

afterEach(() => document.documentElement.removeAttribute('dir'))

test.each(WINDOWS.flatMap((window) => (['long', 'mirrored'] as const).map((locale) => ({ ...window, locale }))))(
  'behavior: no text is cut off, $locale, $layout at $width px',
  async ({ height, layout, locale, width }) => {
    await page.viewport(width, height)
    if (locale === 'mirrored') document.documentElement.dir = 'rtl'
    const t = createTranslate(LOCALES[locale])
    for (const { given, name, views } of scenes) {
      const { screen } = await renderView(
        <>
          <ConnectButton />
          <DialogShell chunk={{ parts: dialogChunk, status: 'ready' }} />
        </>,
        { ...given, layout, sections, state: { attempt: 1, views }, t },
      )
      await expect.element(screen.getByRole('dialog').getByRole('heading').first(), { message: name }).toBeVisible()
      expect(findCutTexts(document.body), name).toEqual([])
      await screen.unmount()
    }
  },
)

test('behavior: from right to left the list is on the right, and an address still reads from left to right', async () => {
  await page.viewport(1280, 800)
  document.documentElement.dir = 'rtl'
  const find = (name: string) => scenes.find((scene) => scene.name === name)
  const list = await renderView(<DialogShell chunk={{ parts: dialogChunk, status: 'ready' }} />, {
    layout: 'wide',
    sections,
    state: { attempt: 1, views: find('get')?.views ?? [] },
  })
  const left = (selector: string) => list.screen.container.querySelector(selector)?.getBoundingClientRect().left ?? 0
  expect(left('.csc-split-list')).toBeGreaterThan(left('.csc-split-pane'))
  expect(left('[data-csc-glyph="back"]')).toBeGreaterThan(left('.csc-split-pane .csc-title'))
  await list.screen.unmount()
  const { given, views = [] } = find('profile') ?? {}
  const { screen } = await renderView(<DialogShell chunk={{ parts: dialogChunk, status: 'ready' }} />, {
    ...given,
    layout: 'compact',
    state: { attempt: 1, views },
  })
  await expect.element(screen.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  const groups = [...screen.container.querySelectorAll('.csc-address span')]
  expect(groups[0]?.textContent).toBe('0xf39F')
  const [first, second] = groups.map((group) => group.getBoundingClientRect().left)
  expect(first).toBeLessThan(second ?? 0)
})

/** Texts wider than their box, and elements outside of the window. */
function findCutTexts(root: Element): string[] {
  return [...root.querySelectorAll('.csc-connect, .csc-connect *, .csc-dialog *')]
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => element.offsetParent !== null && !element.closest('.csc-visually-hidden'))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      const isCut = element.clientWidth > 0 && element.scrollWidth > element.clientWidth
      return isCut || left < 0 || right > window.innerWidth
    })
    .map((element) => `${element.className || element.tagName}: ${element.textContent?.slice(0, 40)}`)
}
