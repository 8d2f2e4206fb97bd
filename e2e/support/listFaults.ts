import type { Page } from 'playwright-core'
import { listAxeViolations } from './listAxeViolations.ts'

const widths = [390, 1280] as const

/**
 * What is wrong with the page as it is now, on a phone and on a desk, in light and in dark: one line per fault.
 * `photograph` is told the name of each look while the page has it.
 */
export async function listFaults(page: Page, photograph?: (look: string) => Promise<unknown>): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ height: 844, width })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // A colour on its way to the next is nobody's fault.
      await page.evaluate(
        'Promise.all(document.getAnimations().filter((a) => a.effect.getTiming().iterations === 1).map((a) => a.finished.catch(() => {})))',
      )
      // Dark colours do not depend on the width: they are looked at once.
      const violations =
        colorScheme === 'light'
          ? await listAxeViolations(page, { what: 'all' })
          : width === widths[0]
            ? await listAxeViolations(page, { what: 'colours' })
            : []
      faults.push(...violations.map((violation) => `${colorScheme}, ${width} px: ${violation}`))
      await photograph?.(`${width}-${colorScheme}`)
    }
    // WCAG 1.4.10: no scrolling in two directions.
    const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    if (overflow !== 0) faults.push(`${width} px: wider than the window by ${overflow} px`)
  }
  return faults
}
