/** The version of this package. Bundled code has no package.json beside it; a test holds the two together. */
export const serviceVersion = '0.1.0'
