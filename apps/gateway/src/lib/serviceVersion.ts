/** Bundled code has no package.json; a test compares the two. */
export const serviceVersion = '0.1.0'
