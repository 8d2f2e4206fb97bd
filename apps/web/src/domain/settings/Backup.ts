import type { SectionContent } from './readSection.ts'

/** The contents of a backup file that this app can store. */
export type Backup = {
  from: 'countersign' | 'official'
  /** As declared by the file. */
  savedAt: string | undefined
  kept: SectionContent[]
  /** What could not be imported, each with the reason. */
  leftOut: string[]
}
