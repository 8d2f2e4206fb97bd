export type Manifest = Record<string, { file: string; imports?: readonly string[]; isEntry?: boolean; name?: string }>
export function readManifest(folder: string): Promise<Manifest>
export function listEntries(manifest: Manifest): string[]
export function collectFiles(manifest: Manifest, keys: Iterable<string>): Set<string>
export function weighScripts(
  folder: string,
  files: Iterable<string>,
): Promise<{ bytes: number; files: { bytes: number; file: string }[] }>
