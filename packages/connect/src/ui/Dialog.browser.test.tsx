import { expectAccessible } from '@countersign/test/browser'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderView } from '../../test/renderView.tsx'
import { Heading } from '../shell/DialogContent.tsx'
import { type Theme, toThemeProps } from '../theme/Theme.ts'
import { Dialog } from './Dialog.tsx'

/** Two views in one dialog; the first navigates to the second and unmounts its focused button. */
function Example() {
  const [view, setView] = useState<'first' | 'second'>()
  return (
    <>
      <button onClick={() => setView('first')} type="button">
        Open
      </button>
      <Dialog
        focusKey={view ?? ''}
        isOpen={view !== undefined}
        labelledBy="example-title"
        layout="wide"
        onClose={() => setView(undefined)}
        size="narrow"
        themeProps={toThemeProps({ scheme: 'light' })}
      >
        <Heading id="example-title">{view === 'second' ? 'Second' : 'First'}</Heading>
        {view === 'first' ? (
          <button onClick={() => setView('second')} type="button">
            Go on
          </button>
        ) : (
          <a href="https://wallet.test/">Help</a>
        )}
        <button type="button">Last</button>
      </Dialog>
    </>
  )
}

async function setup() {
  const { screen } = await renderView(<Example />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'First' })
  await expect.element(dialog).toBeVisible()
  return { dialog, opener, screen }
}

test('default: its title is read first, Escape closes it and gives the focus back', async () => {
  const { dialog, opener, screen } = await setup()
  await expect.element(dialog.getByRole('heading', { name: 'First' })).toHaveFocus()
  await expectAccessible(screen.container)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('behavior: the keyboard goes round inside of it, both ways', async () => {
  const { dialog } = await setup()
  const first = dialog.getByRole('button', { name: 'Go on' })
  const last = dialog.getByRole('button', { name: 'Last' })
  await userEvent.keyboard('{Tab}')
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(last).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(last).toHaveFocus()
})

test('behavior: backwards from the title leads to its last stop, not out of it', async () => {
  const { dialog } = await setup()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(dialog.getByRole('button', { name: 'Last' })).toHaveFocus()
})

test('behavior: a view that removes the focused button focuses the next title', async () => {
  const { dialog, screen } = await setup()
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Second' })).toHaveFocus()
})

test('behavior: a click beside it closes it, one inside does not', async () => {
  const { dialog, opener } = await setup()
  await dialog.getByRole('heading').click()
  await expect.element(dialog).toBeVisible()
  await dialog.click({ position: { x: 2, y: 2 } })
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

async function draw(theme: Theme, language?: string) {
  const { screen } = await renderView(
    <Dialog
      focusKey=""
      isOpen
      labelledBy="title"
      language={language}
      layout="wide"
      onClose={() => {}}
      size="narrow"
      themeProps={toThemeProps(theme)}
    >
      <h1 id="title">Title</h1>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Title' })
  await expect.element(dialog).toBeVisible()
  return { dialog: dialog.element(), panel: screen.container.querySelector('.csc-panel'), screen }
}

test.each([
  ['top', ({ top }: DOMRect) => top],
  ['bottom', ({ bottom }: DOMRect) => window.innerHeight - bottom],
  ['start', ({ left }: DOMRect) => left],
  ['end', ({ right }: DOMRect) => document.documentElement.clientWidth - right],
] as const)('parameters: placement, 16 px from the %s', async (placement, measure) => {
  const { dialog } = await draw({ placement })
  expect(Math.round(measure(dialog.getBoundingClientRect()))).toBe(16)
})

test.each([
  ['small', 336],
  ['medium', 368],
  ['large', 440],
] as const)('parameters: modalSize, %s is %d px wide where there is room', async (modalSize, width) => {
  const { dialog } = await draw({ modalSize })
  expect(dialog.getBoundingClientRect().width).toBe(Math.min(width, window.innerWidth - 32))
})

test.each(['light', 'dark', 'midnight'] as const)('behavior: in %s it is raised above the page', async (scheme) => {
  const { panel } = await draw({ scheme })
  expect(panel && getComputedStyle(panel).boxShadow).not.toBe('none')
})

test('behavior: Arabic reads from the right, whatever the page', async () => {
  const arabic = await draw({}, 'ar')
  expect(getComputedStyle(arabic.dialog).direction).toBe('rtl')
  await arabic.screen.unmount()
  const { dialog } = await draw({}, 'de')
  expect(getComputedStyle(dialog).direction).toBe('ltr')
})
