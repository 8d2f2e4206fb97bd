/** Unverified value of the service, a link or a file. */
export type Claimed<value> = { readonly claimed: value }

/** Marks a value as a claim. Anybody may: it grants nothing. */
export function claim<value>(value: value): Claimed<value> {
  return { claimed: value }
}
