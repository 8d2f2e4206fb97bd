/** A value that somebody else says is true: the service, a link, a file. It has no evidence. */
export type Claimed<value> = { readonly claimed: value }

/** Marks a value as a claim. Anybody may: it grants nothing. */
export function claim<value>(value: value): Claimed<value> {
  return { claimed: value }
}
