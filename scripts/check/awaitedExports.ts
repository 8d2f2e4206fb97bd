/** The open issue that will use an export, and how. */
export type Awaited = readonly [issue: number, how: string]

/**
 * Exports, or whole entries, that nothing uses yet and that an open issue is about to use. `npm run check` fails on one
 * that is used by now: the list empties, and it is empty when those issues are done.
 */
export const awaitedExports: Readonly<Record<string, Awaited>> = {}
