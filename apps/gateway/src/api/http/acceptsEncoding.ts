/** Whether `Accept-Encoding` names the coding with a weight above zero. A `*` is ignored. */
export function acceptsEncoding(header: string | undefined, coding: 'br' | 'gzip'): boolean {
  const named = header
    ?.toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .find(([name]) => name === coding)
  return named !== undefined && !named.some((word) => /^q\s*=\s*0(?:\.0*)?$/.test(word))
}
