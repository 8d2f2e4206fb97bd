/** The link in `/wc?uri=…`. Some apps do not escape it, which puts its parameters beside it. */
export function readPastedLink(search: string): string {
  const { uri = '', ...others } = Object.fromEntries(new URLSearchParams(search))
  if (uri === '' || uri.includes('symKey=')) return uri
  const rest = Object.entries(others).map(([name, value]) => `${name}=${value}`)
  return [uri, ...rest].join('&')
}
