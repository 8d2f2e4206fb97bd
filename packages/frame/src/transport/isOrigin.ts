/** Exactly scheme, name and port: no path, no wild card, no "null". */
export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text && !text.includes('*')
}
