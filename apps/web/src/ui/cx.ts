/** Joins class names, leaving out the ones that do not apply. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
