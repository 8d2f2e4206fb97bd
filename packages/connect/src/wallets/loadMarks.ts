import { loadOnce } from '../loadOnce.ts'

/** SVG documents by brand. */
export type Marks = Readonly<Partial<Record<string, string>>>

/**
 * The pictures of all brands in one chunk: a file for each would be thirty requests, and the list complete only after
 * the last. Destructured in place: bundlers would keep an export for every brand.
 */
export const loadMarks: () => Promise<Marks> = loadOnce(() =>
  import('./marks.json').then(({ default: marks }) => marks),
)
