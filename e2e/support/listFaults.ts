import type { Page } from 'playwright-core'
import { listAxeViolations } from './listAxeViolations.ts'

const viewports = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const

/** The page's violations, on desktop in light and on mobile in dark: one line each. */
export async function listFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  const before = page.viewportSize()
  for (const { colorScheme, width } of viewports) {
    await page.setViewportSize({ height: 844, width })
    await page.emulateMedia({ colorScheme })
    // Waits for transitions: intermediate colours would fail the contrast check.
    await page.evaluate(
      'Promise.all(document.getAnimations().filter((a) => a.effect.getTiming().iterations === 1).map((a) => a.finished.catch(() => {})))',
    )
    const violations = await listAxeViolations(page)
    faults.push(...violations.map((violation) => `${colorScheme}, ${width} px: ${violation}`))
    // WCAG 1.4.10: no scrolling in two directions.
    const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    if (overflow !== 0) faults.push(`${width} px: wider than the window by ${overflow} px`)
  }
  // Restores the viewport for the caller.
  if (before) await page.setViewportSize(before)
  return faults
}
