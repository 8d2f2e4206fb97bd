import { largestFile } from './readRows.ts'

/** The file's text; undefined if it is too large or unreadable. */
export async function readFileText(file: Pick<File, 'size' | 'text'>): Promise<string | undefined> {
  if (file.size > largestFile) return undefined
  return file.text().catch(() => undefined)
}
