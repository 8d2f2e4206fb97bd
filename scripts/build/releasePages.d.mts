export const releasePages: readonly string[]
export function removeForeignLinks(text: string, page: { path: string; paths: ReadonlySet<string> }): string
