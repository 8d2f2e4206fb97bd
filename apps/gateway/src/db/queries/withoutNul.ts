/** PostgreSQL refuses this one character in text; a request that holds it would fail as a fault of the server. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '')
}
