/** The time of a block (seconds) as the dialect writes it. */
export function toBlockDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
