import axe from 'axe-core'
import { expect } from 'vitest'

/**
 * Fails with one line per rule and element that axe finds wrong in this part of the page. `colours` looks only at what
 * another colour scheme can break, for a part that was inspected whole in the first.
 */
export async function expectAccessible(part: axe.ElementContext, what: 'all' | 'colours' = 'all'): Promise<void> {
  const { violations } = await axe.run(part, {
    // What axe prepares for nobody here takes a quarter of its time: names of elements that are not shown, and rules of
    // style sheets for a check that is experimental and off.
    preload: { assets: ['media'] },
    resultTypes: ['violations'],
    // A component alone is no page: landmarks and a first heading are the page's.
    rules: { region: { enabled: false } },
    selectors: false,
    ...(what === 'colours' ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : {}),
  })
  const lines = violations.flatMap(({ help, id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
  )
  expect(lines).toEqual([])
}
