/** The dialog and its flows, loaded once: at the first sign of an intention, or with the click. */
export const loadAfterClick = async () => (await import('./dialogChunk.ts')).dialogChunk
