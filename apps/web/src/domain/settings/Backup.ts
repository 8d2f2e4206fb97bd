import type { SectionContent } from './readSection.ts'

/** What a file has that this app can keep. */
export type Backup = {
  from: 'countersign' | 'official'
  /** As the file says; undefined where it does not. */
  savedAt: string | undefined
  kept: SectionContent[]
  /** What is in the file and cannot be taken, each with the reason. */
  leftOut: string[]
}
