/** A file of a release: `source` has its content, or `text` is it. */
export type ReleaseFile = { path: string; source: string } | { path: string; text: string }

export function createManifest(files: readonly ReleaseFile[], facts: object): Promise<string>
export function listFolder(folder: string, prefix?: string): Promise<ReleaseFile[]>
