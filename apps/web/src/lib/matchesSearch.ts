/** Whether every search word occurs in one of the texts. */
export function matchesSearch(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const all = texts.join('\n').toLowerCase()
  const words = search.toLowerCase().split(/\s+/)
  return words.every((word) => all.includes(word))
}
