/** The dialog chunk, loaded once: on pointer down or with the click. */
export const loadAfterClick = async () => (await import('./dialogChunk.ts')).dialogChunk
