const begin = '<!-- test:all -->'
const end = '<!-- /test:all -->'

/** A row per stage and their sum, in columns for a terminal. */
export function formatTable(results) {
  const rows = [['stage', 'result', 'passed', 'failed', 'seconds'], ...toRows(results)]
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map((row) =>
      row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  '),
    )
    .join('\n')
}

/** Replaces the marked part of the page by this run. */
export function recordRun(page, { commit, date, machine, results, seconds }) {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`The page has no part between ${begin} and ${end}.`)
  const lines = [
    begin,
    `${date}, commit \`${commit}\`, ${machine}: ${Math.round(seconds)} s.`,
    '',
    '| stage | result | passed | failed | seconds |',
    '|---|---|--:|--:|--:|',
    ...toRows(results).map((row) => `| ${row.join(' | ')} |`),
    ...results.flatMap(({ flaky }) => flaky).map((file) => `\nPassed only on the second try: ${file}`),
    end,
  ]
  return page.slice(0, from) + lines.join('\n') + page.slice(to + end.length)
}

/** `check` and `build` have no tests to count. */
function toRows(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const isPassed = results.every(({ status }) => status === 'passed')
  const total = { failed: sum('failed'), name: 'all', passed: sum('passed'), status: isPassed ? 'passed' : 'FAILED' }
  return [...results, { ...total, seconds: sum('seconds') }].map(({ failed, name, passed, seconds, status }) => [
    name,
    status,
    passed + failed === 0 ? '' : String(passed),
    passed + failed === 0 ? '' : String(failed),
    seconds.toFixed(0),
  ])
}
