import type { Page } from 'playwright-core'
import { listAxeViolations } from './listAxeViolations.ts'

/** Each width and each colour scheme once. */
const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const

/** What is wrong with the page as it is now, on a desk in light and on a phone in dark: one line per fault. */
export async function listFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  const before = page.viewportSize()
  for (const { colorScheme, width } of looks) {
    await page.setViewportSize({ height: 844, width })
    await page.emulateMedia({ colorScheme })
    // A colour on its way to the next is nobody's fault.
    await page.evaluate(
      'Promise.all(document.getAnimations().filter((a) => a.effect.getTiming().iterations === 1).map((a) => a.finished.catch(() => {})))',
    )
    const violations = await listAxeViolations(page)
    faults.push(...violations.map((violation) => `${colorScheme}, ${width} px: ${violation}`))
    // WCAG 1.4.10: no scrolling in two directions.
    const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    if (overflow !== 0) faults.push(`${width} px: wider than the window by ${overflow} px`)
  }
  // Who goes on from here finds the navigation as it was.
  if (before) await page.setViewportSize(before)
  return faults
}
