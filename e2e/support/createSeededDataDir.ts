import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createDataDir, requestShared } from '@countersign/test'

/** A data folder that begins where the first start of the test run ended, which has made the database and the demo world. */
export async function createSeededDataDir(): ReturnType<typeof createDataDir> {
  const data = await createDataDir()
  const seed = await requestShared('dataDir')
  // Not by Node: the database's files keep the owner and the modes that it insists on.
  if (seed !== undefined) await promisify(execFile)('cp', ['-a', `${seed}/.`, data.path])
  return data
}
