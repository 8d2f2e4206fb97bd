import type { Page } from 'playwright-core'

/** The app's warnings. None of them appears on an untampered page. */
const alarms: readonly RegExp[] = [
  /(was|were) changed|(altered|changed) (by|since)/i,
  /the service (claims|contradicts|did not|does not|gives|is|omits|recommends|refuses|rejected|repeats|reports|requires)/i,
  /the service (lists an invalid|lists Safe contracts|lists transfers that|lists some|responded for|returned|sent)/i,
  /the service’s (list of transfers|[a-z ]+ (is wrong|differs))|differs from the (chain|configuration|token)/i,
  /invalid rows? from the service|reported by the service’s scan|reported: |reported transfers/i,
  /do(es)? not match|not on the chain|duplicate rows|false: /i,
  /you can’t sign|signing is paused|failed a check|not verifiable/i,
  /can’t (check|list|load|reach|read)|can’t be (checked|found|verified)|could not be/i,
  /missing from (this list|the file)|are missing/i,
  /nodes disagree|outdated state|is older than/i,
  /looks like|resembles|imitates|similar to the address|same symbol as/i,
  /(?<!(is|are) )not counted/i,
  /no owner has signed|not signed by any owner|is not an official|are not official/i,
  /\bblocked\b/i,
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
