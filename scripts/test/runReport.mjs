import { stages } from './stages.mjs'

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

/** Replaces the rows of these stages in the marked table of the page; the rows of other stages stay as they were. */
export function recordRun(page, { commit, date, machine, results }) {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`The page has no part between ${begin} and ${end}.`)
  const rows = new Map(
    page
      .slice(from, to)
      .split('\n')
      .filter((line) => /^\| \w/.test(line) && !line.startsWith('| stage '))
      .map((line) => [line.split(' ')[1], line]),
  )
  for (const [index, row] of toRows(results).entries()) {
    const flaky = results[index]?.flaky ?? []
    const [name, status, ...figures] = row
    const result = flaky.length > 0 ? `${status}: ${flaky.join(', ')}` : status
    if (name !== 'all') rows.set(name, `| ${[name, result, ...figures, date, `\`${commit}\``, machine].join(' | ')} |`)
  }
  const lines = [
    begin,
    '| stage | result | passed | failed | seconds | date | commit | machine |',
    '|---|---|--:|--:|--:|---|---|---|',
    ...stages.flatMap(({ name }) => rows.get(name) ?? []),
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
