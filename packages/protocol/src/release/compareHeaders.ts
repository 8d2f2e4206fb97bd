type HeaderDifference = {
  /** In lower case. */
  header: string
  kind: 'header' | 'unexpected-header'
  expected: string | null
  actual: string | null
}

/** Headers that the service never sends, and that could load, redirect, replace or report something. */
const unexpectedHeaders = [
  'clear-site-data',
  'content-disposition',
  'content-security-policy-report-only',
  'document-policy',
  'link',
  'nel',
  'origin-trial',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'set-cookie',
  'sourcemap',
  'speculation-rules',
  'x-sourcemap',
]

/** `Vary` only concerns caches, and proxies add to it. */
const ignored = new Set(['vary'])

/** Compares the headers of a response with those that the service sends. */
export function compareHeaders(
  headers: Pick<Headers, 'get' | 'has'>,
  expected: Readonly<Record<string, string | undefined>>,
): HeaderDifference[] {
  const wanted = Object.entries(expected).flatMap(([name, value]) =>
    value === undefined || ignored.has(name.toLowerCase()) ? [] : [{ name: name.toLowerCase(), value }],
  )
  const names = new Set(wanted.map(({ name }) => name))
  const known = ['x-frame-options', ...unexpectedHeaders].filter((name) => !names.has(name))
  return [
    ...wanted
      .map(({ name, value }) => ({ actual: headers.get(name), expected: value, header: name, kind: 'header' as const }))
      .filter((header) => header.actual !== header.expected),
    ...known
      .filter((name) => headers.has(name))
      .map((name) => ({
        actual: headers.get(name),
        expected: null,
        header: name,
        kind: 'unexpected-header' as const,
      })),
  ]
}
