/** PostgreSQL refuses NUL in text: a request with one would fail with 500. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '')
}
