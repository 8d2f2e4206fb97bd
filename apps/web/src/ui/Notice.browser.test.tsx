import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { Notice } from './Notice.tsx'

test.each(['light', 'dark'])('default: every tone can be read in %s', async (theme) => {
  document.documentElement.dataset.theme = theme
  const screen = await renderUi(
    <>
      <Notice title="Fine" tone="ok" />
      <Notice title="Know this" tone="info" />
      <Notice title="Look" tone="caution">
        A reason.
      </Notice>
      <Notice title="Closed" tone="stop" />
    </>,
  )
  await expect.element(screen.getByText('A reason.')).toBeVisible()
  await expectAccessible(screen.container)
})

test('parameters: isAlert interrupts; without it the notice waits to be read', async () => {
  const screen = await renderUi(<Notice title="Closed" tone="stop" />)
  expect(screen.getByRole('alert').elements()).toEqual([])
  await screen.rerender(<Notice isAlert title="Closed" tone="stop" />)
  await expect.element(screen.getByRole('alert', { name: 'Closed' })).toBeVisible()
})

test('parameters: details, folded; a long cause stays inside of the notice', async () => {
  const cause = 'x'.repeat(2_000)
  const screen = await renderUi(
    <div style={{ inlineSize: '20rem' }}>
      <Notice details={cause} title="Closed" tone="stop" />
    </div>,
  )
  await expect.element(screen.getByText(cause)).not.toBeVisible()
  await screen.getByText('Details', { exact: true }).click()
  await expect.element(screen.getByText(cause)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Copy Details' })).toBeVisible()
  const notice = screen.getByRole('region', { name: 'Closed' }).element()
  expect(notice.getBoundingClientRect().width).toBeLessThanOrEqual(screen.container.getBoundingClientRect().width)
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})
