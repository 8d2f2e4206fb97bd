import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../test/renderUi.tsx'
import { Time } from './Time.tsx'

test('default: a day in words, the instant for machines, exact on hover', async () => {
  const at = Date.UTC(2024, 4, 6, 7, 8, 9)
  const screen = await renderUi(<Time at={at} />)
  const time = screen.container.querySelector('time')
  expect(time?.dateTime).toBe('2024-05-06T07:08:09.000Z')
  expect(time?.textContent).not.toContain('today')
  // The pointer of an earlier test may be over it: move away first, or no enter event fires.
  await userEvent.unhover(document.body)
  await userEvent.hover(screen.getByText(/2024|May/))
  await expect.poll(() => time?.title).toContain('2024')
})

test('behavior: today becomes yesterday while the page stays open', async () => {
  vi.useFakeTimers({ now: new Date(2026, 5, 10, 23, 59, 30), toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const screen = await renderUi(<Time at={Date.now()} />)
  expect(screen.container.textContent).toMatch(/^today/)
  vi.advanceTimersByTime(120_000)
  await expect.poll(() => screen.container.textContent).toMatch(/^yesterday/)
})

test('behavior: a clock time alone has its day on paper', async () => {
  const screen = await renderUi(<Time at={Date.UTC(2024, 4, 6, 7, 8, 9)} form="clock" />)
  const time = screen.container.querySelector('time')
  expect(time?.textContent).toMatch(/^\d\d:08$/)
  expect(time?.dataset.paper).toBe('2024-05-06 07:08 UTC')
})
