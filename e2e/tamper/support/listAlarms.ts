import type { Page } from 'playwright-core'

/** The app's warnings. None of them appears on an untampered page. */
const alarms: readonly RegExp[] = [
  /changed by the service/i,
  /the service (gives|claims|leaves out|answered|names \d|does not|is wrong|would take|is behind|refuses)/i,
  /(?<!what )the service says/i,
  /you cannot sign/i,
  /closed for signing/i,
  /cannot be read|could not be/i,
  /not as the service|false: |not true|missing from this list/i,
  /nodes disagree|older state|has changed since/i,
  /looks like|resembles|calls itself/i,
  /claimed, not (counted|verified)/i,
  /no owner has signed/i,
  /something failed|\bblocked\b/i,
]

/** The warnings on the page, line by line, without the permitted ones. */
export async function listAlarms(page: Page, allow: readonly (string | RegExp)[] = []): Promise<string[]> {
  const main = page.getByRole('main')
  // Pending look-ups may still become warnings.
  await main.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await main.getByText('Not everything is checked yet').first().waitFor({ state: 'detached' })
  const strip = page.getByRole('contentinfo')
  const checks = ((await strip.getByRole('button').last().textContent()) ?? '').trim()
  const shown = (await main.allInnerTexts()).join('\n').split('\n')
  const careful = main.getByRole('region', { name: 'Be careful of' })
  const cautions = (await careful.count()) ? await careful.getByRole('listitem').allInnerTexts() : []
  const raised = await main.getByRole('alert').allInnerTexts()
  const isAllowed = (line: string) =>
    allow.some((words) => (typeof words === 'string' ? line.includes(words) : words.test(line)))
  const lines = [...shown.filter((line) => alarms.some((alarm) => alarm.test(line))), ...cautions, ...raised]
  const found = lines.map((line) => line.replaceAll('\n', ' ').trim()).filter((line) => !isAllowed(line))
  if (/failed|to look at|not made/.test(checks) && !isAllowed(checks)) found.push(`strip: ${checks}`)
  return [...new Set(found)]
}
