/** Where a test run offers what its files share; unset outside of one. */
export const sharedVariable = 'COUNTERSIGN_TEST_SHARED'

export type SharedName = 'browser' | 'chain' | 'dataDir' | 'example' | 'product'

/** What the files of a test run share, made when the first of them asks; undefined outside of such a run. */
export async function requestShared(name: SharedName): Promise<string | undefined> {
  const url = process.env[sharedVariable]
  if (url === undefined) return undefined
  const response = await fetch(new URL(name, url))
  const text = await response.text()
  if (!response.ok) throw new Error(`The test run could not make its ${name}: ${text}`)
  return text
}
