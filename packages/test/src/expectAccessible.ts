import axe from 'axe-core'
import { expect } from 'vitest'

/**
 * Fails with one line per axe rule and element in this part of the page. `colours` checks only colour contrast, for a
 * part that passed in the first colour scheme.
 */
export async function expectAccessible(part: axe.ElementContext, what: 'all' | 'colours' = 'all'): Promise<void> {
  const { violations } = await axe.run(part, {
    // Skips a quarter of axe's time: names of hidden elements, and style sheets for a disabled experimental rule.
    preload: { assets: ['media'] },
    resultTypes: ['violations'],
    // A component alone has no landmarks or first heading.
    rules: { region: { enabled: false } },
    selectors: false,
    ...(what === 'colours' ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : {}),
  })
  const lines = violations.flatMap(({ help, id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
  )
  expect(lines).toEqual([])
}
