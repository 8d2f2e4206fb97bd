import type { Page } from 'playwright-core'
import { listAxeViolations } from './listAxeViolations.ts'

/** Each width and each colour scheme is inspected once; the other two looks are for whoever takes pictures. */
const looks = [
  { colorScheme: 'light', isInspected: true, width: 1280 },
  { colorScheme: 'dark', isInspected: false, width: 1280 },
  { colorScheme: 'light', isInspected: false, width: 390 },
  { colorScheme: 'dark', isInspected: true, width: 390 },
] as const

/**
 * What is wrong with the page as it is now, on a desk in light and on a phone in dark: one line per fault. `photograph`
 * is told the name of each of the four looks while the page has it.
 */
export async function listFaults(page: Page, photograph?: (look: string) => Promise<unknown>): Promise<string[]> {
  const faults: string[] = []
  for (const { colorScheme, isInspected, width } of looks) {
    if (!isInspected && !photograph) continue
    await page.setViewportSize({ height: 844, width })
    await page.emulateMedia({ colorScheme })
    // A colour on its way to the next is nobody's fault.
    await page.evaluate(
      'Promise.all(document.getAnimations().filter((a) => a.effect.getTiming().iterations === 1).map((a) => a.finished.catch(() => {})))',
    )
    await photograph?.(`${width}-${colorScheme}`)
    if (!isInspected) continue
    const violations = await listAxeViolations(page)
    faults.push(...violations.map((violation) => `${colorScheme}, ${width} px: ${violation}`))
    // WCAG 1.4.10: no scrolling in two directions.
    const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    if (overflow !== 0) faults.push(`${width} px: wider than the window by ${overflow} px`)
  }
  return faults
}
