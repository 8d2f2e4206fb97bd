// First of all styles, as in the app: it defines the order of layers, and the first definition wins.
import '../src/ui/tokens.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// React reports wrong keys, nesting and lost updates on the console: a component that causes them is broken.
const listen = () => [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
let spies: ReturnType<typeof listen> = []

beforeEach(() => {
  spies = listen()
})
afterEach(async () => {
  // Files share one page, and the library registers its cleanup only with the first.
  await cleanup()
  for (const name of ['accent', 'blur', 'font', 'radius', 'theme']) delete document.documentElement.dataset[name]
  window.scrollTo(0, 0)
  localStorage.clear()
  // Chromium reports a virtual list that is measured twice in one frame; its layout is right.
  const spoken = spies
    .flatMap(({ mock }) => mock.calls)
    .filter(([report]) => !String(report).includes('ResizeObserver loop'))
  // Before the assertions: a failure must not leave mocks to the next tests.
  vi.restoreAllMocks()
  expect(spoken).toEqual([])
})
