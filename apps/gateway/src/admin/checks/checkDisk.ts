import { statfs } from 'node:fs/promises'
import { type Check, describeFailure } from './Check.ts'

const gibibyte = 1024 ** 3
/** Below the first the database soon stops to store, below the second an operator has a few days. */
const harmful = gibibyte
const low = 10 * gibibyte

/** The disk of the embedded database. That of a server is seen on its own machine alone. */
export async function checkDisk(folder: string, read: typeof statfs = statfs): Promise<Check> {
  const what = 'disk'
  try {
    const { bavail, bsize } = await read(folder)
    const free = bavail * bsize
    const found = `${(free / gibibyte).toFixed(1)} GiB free in ${folder}`
    if (free >= low) return { found, verdict: 'well', what }
    const remedy = 'Make room, or move COUNTERSIGN_DATA to a larger disk: without room nothing can be stored.'
    return { found, remedy, verdict: free < harmful ? 'bad' : 'doubtful', what }
  } catch (error) {
    return {
      found: describeFailure(error),
      remedy: 'Set COUNTERSIGN_DATA to a folder that this user can write.',
      verdict: 'bad',
      what,
    }
  }
}
