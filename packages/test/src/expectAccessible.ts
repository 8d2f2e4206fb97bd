import axe from 'axe-core'
import { expect } from 'vitest'

/** Fails with one line per rule and element that axe finds wrong in this part of the page. */
export async function expectAccessible(part: axe.ElementContext): Promise<void> {
  const { violations } = await axe.run(part, {
    resultTypes: ['violations'],
    // A component alone is no page: landmarks and a first heading are the page's.
    rules: { region: { enabled: false } },
  })
  const lines = violations.flatMap(({ help, id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
  )
  expect(lines).toEqual([])
}
