import type { Page } from 'playwright-core'

/** The app's warnings. None of them appears on an untampered page. */
const alarms: readonly RegExp[] = [
  /(changed|altered) by the service/i,
  /the service (gives|claims|contradicts|leaves out|answered|names \d|does not|did not|is wrong|is unreachable|would take|is behind|refuses)/i,
  /the service (omits|lists an invalid|lists Safe contracts|sent an invalid)|reported by the service differs/i,
  /invalid rows? from the service|reported by the service’s scan|reported: /i,
  /do(es)? not match|differs from the chain|duplicate rows/i,
  /(?<!what )the service says/i,
  /you (cannot|can’t) sign/i,
  /signing is paused/i,
  /cannot be read|could not be/i,
  /not as the service|false: |not true|missing from this list/i,
  /nodes disagree|outdated state|older state|changed since/i,
  /looks like|resembles|calls itself|imitates/i,
  /not counted|claimed, not verified/i,
  /no owner has signed/i,
  /something failed|\bblocked\b/i,
]

/** The warnings on the page, line by line, without the permitted ones. */
export async function listAlarms(page: Page, allow: readonly (string | RegExp)[] = []): Promise<string[]> {
  const main = page.getByRole('main')
  // Pending look-ups may still become warnings.
  await main.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await main.getByText('Some checks are not complete').first().waitFor({ state: 'detached' })
  const strip = page.getByRole('contentinfo')
  const checks = ((await strip.getByRole('button').last().textContent()) ?? '').trim()
  const shown = (await main.allInnerTexts()).join('\n').split('\n')
  const careful = main.getByRole('region', { name: 'Warnings' })
  const cautions = (await careful.count()) ? await careful.getByRole('listitem').allInnerTexts() : []
  const raised = await main.getByRole('alert').allInnerTexts()
  const isAllowed = (line: string) =>
    allow.some((words) => (typeof words === 'string' ? line.includes(words) : words.test(line)))
  const lines = [...shown.filter((line) => alarms.some((alarm) => alarm.test(line))), ...cautions, ...raised]
  const found = lines.map((line) => line.replaceAll('\n', ' ').trim()).filter((line) => !isAllowed(line))
  if (/failed|to review|not checked/.test(checks) && !isAllowed(checks)) found.push(`strip: ${checks}`)
  return [...new Set(found)]
}
