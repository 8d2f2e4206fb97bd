/** Address of the test run's shared resources; unset outside of one. */
export const sharedVariable = 'COUNTERSIGN_TEST_SHARED'

export type SharedName = 'browser' | 'chain' | 'dataDir' | 'example' | 'product'

/** A resource shared by the files of a test run, created on first request; undefined outside of one. */
export async function requestShared(name: SharedName): Promise<string | undefined> {
  const url = process.env[sharedVariable]
  if (url === undefined) return undefined
  const response = await fetch(new URL(name, url))
  const text = await response.text()
  if (!response.ok) throw new Error(`The test run could not make its ${name}: ${text}`)
  return text
}
