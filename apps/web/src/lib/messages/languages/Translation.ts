/**
 * The words of a catalogue in another language: no other names, and functions of the same values. A name that is
 * missing is said in English; `languages.test.ts` lets no language be offered that misses one.
 */
export type Translation<words> = words extends string
  ? string
  : words extends (...values: infer values) => infer said
    ? (...values: values) => Translation<said>
    : { readonly [name in keyof words]?: Translation<words[name]> }
