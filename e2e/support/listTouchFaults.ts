import type { Page } from 'playwright-core'
import { z } from 'zod'

/**
 * What a finger could miss (WCAG 2.5.5, 2.5.8): targets under 44 × 44 px, with their labels and their invisible margins;
 * targets of which less than 24 × 24 px is free of others. Links in running text are exempt. And what scrolls sideways.
 */
const script = (width: number) => `(() => {
  const faults = []
  const name = (element) => {
    const text = (element.getAttribute('aria-label') || element.textContent || element.id).trim().replace(/\\s+/g, ' ')
    const place = element.closest('[class]')?.className.toString().slice(0, 60)
    return element.localName + ' "' + text.slice(0, 40) + '" (' + place + ')'
  }
  const overflow = document.documentElement.scrollWidth - ${width}
  if (overflow > 0) faults.push('wider than the window by ' + overflow + ' px')
  for (const element of document.querySelectorAll('body *')) {
    if (element.scrollWidth <= element.clientWidth + 1 || element.matches('input, textarea, select, pre')) continue
    if (/auto|scroll/.test(getComputedStyle(element).overflowX) && element.checkVisibility())
      faults.push('scrolls sideways: ' + name(element))
  }

  /** The element's box, or that of its absolute pseudo-element in its containing block. */
  const boxes = (element) => {
    const list = [element.getBoundingClientRect()]
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      if (style.content === 'none' || style.position !== 'absolute') continue
      const isOwn = getComputedStyle(element).position !== 'static'
      const block = isOwn ? element : element.offsetParent
      if (!block) continue
      const frame = block.getBoundingClientRect()
      const left = frame.left + block.clientLeft + parseFloat(style.left)
      const top = frame.top + block.clientTop + parseFloat(style.top)
      const [inline, height] = [parseFloat(style.width), parseFloat(style.height)]
      list.push({ bottom: top + height, left, right: left + inline, top })
    }
    return list
  }
  const isInText = (element) => {
    if (getComputedStyle(element).display !== 'inline') return false
    let block = element.parentElement
    while (block && /^inline|contents/.test(getComputedStyle(block).display)) block = block.parentElement
    return block !== null && block.textContent.trim().length > element.textContent.trim().length
  }
  const top = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body
  const targets = top.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]')
  const at = (x, y) => document.elementFromPoint(x, y)
  for (const target of targets) {
    if (!target.checkVisibility({ visibilityProperty: true }) || target.matches(':disabled') || isInText(target)) continue
    const labels = [...(target.labels ?? [])]
    const isHit = (found) => found !== null &&
      (target.contains(found) || labels.some((label) => label.contains(found)))
    const sides = [target, ...labels].flatMap(boxes)
    const box = {
      bottom: Math.max(...sides.map(({ bottom }) => bottom)),
      left: Math.min(...sides.map(({ left }) => left)),
      right: Math.max(...sides.map(({ right }) => right)),
      top: Math.min(...sides.map(({ top }) => top)),
    }
    // The link that keyboards use to skip the navigation.
    if (box.bottom + scrollY <= 0) continue
    const [inline, block] = [box.right - box.left, box.bottom - box.top]
    if (inline < 43.5 || block < 43.5) faults.push(Math.round(inline) + ' × ' + Math.round(block) + ' px: ' + name(target))
    const isHidden = target.getBoundingClientRect().width <= 1
    const seen = labels.find((label) => isHidden || label.contains(target)) ?? target
    seen.scrollIntoView({ block: 'center', inline: 'nearest' })
    const { height, left, top, width } = seen.getBoundingClientRect()
    // Of a link over more than one line, its first.
    const [first] = seen.getClientRects()
    const middle = height > 60 && first ? [first.left + first.width / 2, first.top + first.height / 2] : [left + width / 2, top + height / 2]
    const corners = [[0, 0], [-11, -11], [11, -11], [-11, 11], [11, 11]]
    if (corners.some(([x, y]) => !isHit(at(middle[0] + x, middle[1] + y)))) {
      const other = corners.map(([x, y]) => at(middle[0] + x, middle[1] + y)).find((found) => !isHit(found))
      faults.push('covered: ' + name(target) + (other ? ' by ' + name(other) : ''))
    }
  }
  scrollTo(0, 0)
  return [...new Set(faults)]
})()`

/** Of what is in front: an open sheet, or the page. */
export async function listTouchFaults(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0
  return z.array(z.string()).parse(await page.evaluate(script(width)))
}
