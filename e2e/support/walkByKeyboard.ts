import type { Page } from 'playwright-core'
import { z } from 'zod'

const StepSchema = z.object({ fault: z.string().optional(), isRound: z.boolean() })

/**
 * Numbers everything focusable. One radio button per group: the arrows reach the others. For visually hidden inputs
 * their visible replacement shows the focus.
 */
const prepare = `(() => {
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
  const isOther = (element) => element.type === 'radio' && !element.checked &&
    [...document.getElementsByName(element.name)].some((one) => one.checked)
  window.toReach = new Set([...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((element) => isSeen(element) && !element.disabled && element.tabIndex >= 0 && !isOther(element)))
  window.met = new Set()
  window.nameOf = (element) => element.outerHTML.slice(0, 160)
  document.activeElement?.blur()
})()`

const look = `(() => {
  const element = document.activeElement
  // Between the end and the start of a page the browser has the focus.
  if (!element || element === document.body) return { isRound: false }
  if (window.met.has(element)) return { isRound: true }
  window.met.add(element)
  window.toReach.delete(element)
  const hasRing = (one) => {
    const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(one)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  }
  const around = [element, element.parentElement, element.nextElementSibling, element.closest('label')]
  if (!around.some((one) => one && hasRing(one))) return { fault: 'no ring: ' + window.nameOf(element), isRound: false }
  const seen = around.filter((one) => one && hasRing(one)).some((one) => {
    const { bottom, left, right, top } = one.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y]))
    return points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return hit && (one.contains(hit) || hit.contains(one) || hit.contains(element))
    })
  })
  return seen ? { isRound: false } : { fault: 'covered: ' + window.nameOf(element), isRound: false }
})()`

/** Walks the page with Tab: one line per element that was not reached, had no focus ring or was covered. */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(prepare)
  const faults: string[] = []
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press('Tab')
    const { fault, isRound } = StepSchema.parse(await page.evaluate(look))
    if (fault) faults.push(fault)
    if (isRound) break
  }
  const left = z
    .array(z.string())
    .parse(await page.evaluate('[...toReach].filter((element) => element.isConnected).map(nameOf)'))
  return [...faults, ...left.map((element) => `not reached: ${element}`)]
}
