import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createDataDir, requestShared } from '@countersign/test'

/** A copy of the data folder of the test run's first start, with database and demo data. */
export async function createSeededDataDir(): ReturnType<typeof createDataDir> {
  const data = await createDataDir()
  const seed = await requestShared('dataDir')
  // Not with Node: the database requires its files' owner and modes.
  if (seed !== undefined) await promisify(execFile)('cp', ['-a', `${seed}/.`, data.path])
  return data
}
