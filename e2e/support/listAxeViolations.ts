import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const ResultSchema = z.array(
  z.object({
    help: z.string(),
    id: z.string(),
    nodes: z.array(z.object({ html: z.string(), target: z.array(z.unknown()) })),
  }),
)

/** The page's axe violations: one line per rule and element. */
export async function listAxeViolations(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  // Evaluated through the debugger, which the CSP does not restrict.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`${axe.source}; undefined`)
  const found: unknown = await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then((result) => result.violations)',
  )
  return ResultSchema.parse(found).flatMap(({ help, id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
  )
}
