export type Stage = {
  after?: string
  files?: RegExp
  filesPerCore?: number
  filter?: string
  isAlone?: boolean
  isFirst?: boolean
  isLight?: boolean
  isRelease?: boolean
  name: string
  program?: string[]
  project?: string
  silence?: number
}

export const stages: readonly Stage[]

/** The stage that a test file belongs to. */
export function findStage(file: string): Stage

/** Test files whose path contains one of the words. */
export function findTestFiles(root: string, words: readonly string[]): Promise<string[]>
