/** Formats a block timestamp (seconds). */
export function toBlockDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
