import { largestFile } from './readRows.ts'

/** What stands in a file; undefined where it is too large for a payment run or cannot be read. */
export async function readFileText(file: Pick<File, 'size' | 'text'>): Promise<string | undefined> {
  if (file.size > largestFile) return undefined
  return file.text().catch(() => undefined)
}
