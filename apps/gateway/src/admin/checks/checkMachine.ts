import { statfs } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** One finding of `doctor`. */
export type Check = {
  found: string
  /** The fix; set unless the verdict is `well`. */
  remedy?: string
  verdict: 'bad' | 'doubtful' | 'well'
  /** The subject: `database`, `chain 1`. */
  what: string
}

export function describeFailure(error: unknown): string {
  const [line] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line ?? ''
}

/** Seconds. Leases and sessions compare both clocks. */
const skewLimits = { bad: 60, well: 2 }

/** Compares this machine's clock with the database's; half the duration of the query is not counted as skew. */
export async function checkClock(db: Kysely<Database>, now: () => number = Date.now): Promise<Check> {
  const requested = now()
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const answered = now()
  const theirs = rows[0]?.now.getTime() ?? answered
  const skew = Math.max(0, Math.abs(theirs - (requested + answered) / 2) - (answered - requested) / 2) / 1_000
  const what = 'clock'
  if (skew <= skewLimits.well)
    return { found: `within ${skewLimits.well} s of the database clock`, verdict: 'well', what }
  return {
    found: `${skew.toFixed(1)} s off the database clock`,
    remedy: 'Synchronize both machines with NTP (timedatectl set-ntp true).',
    verdict: skew > skewLimits.bad ? 'bad' : 'doubtful',
    what,
  }
}

const gibibyte = 1024 ** 3
/** Below `bad` the database soon fails to write; below `doubtful` an operator has days. */
const freeSpace = { bad: gibibyte, doubtful: 10 * gibibyte }

/** Free space of the embedded database; a server's disk is visible only on its own machine. */
export async function checkDisk(folder: string, read: typeof statfs = statfs): Promise<Check> {
  const what = 'disk'
  try {
    const { bavail, bsize } = await read(folder)
    const free = bavail * bsize
    const found = `${(free / gibibyte).toFixed(1)} GiB free in ${folder}`
    if (free >= freeSpace.doubtful) return { found, verdict: 'well', what }
    const remedy = 'Free disk space, or move COUNTERSIGN_DATA to a larger disk.'
    return { found, remedy, verdict: free < freeSpace.bad ? 'bad' : 'doubtful', what }
  } catch (error) {
    return {
      found: describeFailure(error),
      remedy: 'Set COUNTERSIGN_DATA to a folder that this user can write.',
      verdict: 'bad',
      what,
    }
  }
}
