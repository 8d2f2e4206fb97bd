/** Whether a text is an exact origin: no path, no wildcard, no "null". */
export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text && !text.includes('*')
}
