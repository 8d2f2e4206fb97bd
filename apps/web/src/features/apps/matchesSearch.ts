/** Every word that was typed is somewhere in what is known of an app. */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const all = texts.join('\n').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}
