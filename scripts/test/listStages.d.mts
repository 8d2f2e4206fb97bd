/** The stages that have a test file with one of these words in its path. */
export function listStages(root: string, words: readonly string[]): Promise<string[]>
