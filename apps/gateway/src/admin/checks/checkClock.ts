import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Check } from './Check.ts'

/** Seconds. Leases, sessions and the hours that people sign for are judged by both clocks. */
const tolerated = 2
const harmful = 60

/** This machine's clock beside the database's; half of the time that the question took is nobody's fault. */
export async function checkClock(db: Kysely<Database>, now: () => number = Date.now): Promise<Check> {
  const asked = now()
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const answered = now()
  const theirs = rows[0]?.now.getTime() ?? answered
  const skew = Math.max(0, Math.abs(theirs - (asked + answered) / 2) - (answered - asked) / 2) / 1_000
  const what = 'clock'
  if (skew <= tolerated) return { found: `within ${tolerated} s of the database's`, verdict: 'well', what }
  return {
    found: `${skew.toFixed(1)} s apart from the database's`,
    remedy: 'Let both machines follow a time server (timedatectl set-ntp true).',
    verdict: skew > harmful ? 'bad' : 'doubtful',
    what,
  }
}
