// First of all styles, as in the app: it says which layer wins over which, and the first to say so is believed.
import '../src/ui/tokens.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// React tells of wrong keys, wrong nesting and lost updates on the console: a component that makes it do so is broken.
const listen = () => [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
let spies: ReturnType<typeof listen> = []

beforeEach(() => {
  spies = listen()
})
afterEach(async () => {
  // The files share one page. The library's own cleaning is registered with the first of them only.
  await cleanup()
  for (const name of ['accent', 'blur', 'font', 'radius', 'theme']) delete document.documentElement.dataset[name]
  window.scrollTo(0, 0)
  localStorage.clear()
  const spoken = spies.flatMap(({ mock }) => mock.calls)
  // Before the judgement: what it would leave behind when it fails would fail all that follow.
  vi.restoreAllMocks()
  expect(spoken).toEqual([])
})
