import { readdir, readFile, readlink, realpath } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds in which processes of a killed server notice it themselves, as a rule at once. */
const grace = 2_000

/**
 * Ends processes of a server that is dead: those that have not noticed hold its memory, and no other server starts on the
 * same cluster while they do. Where processes cannot be listed (no /proc) they are waited for by whoever starts the next
 * server.
 *
 * @param isDead Asked again before anything is killed: somebody may have started another server meanwhile
 */
export async function endOrphans(cluster: string, { isDead }: { isDead: () => Promise<boolean> }): Promise<void> {
  const folder = await realpath(cluster).catch(() => cluster)
  const end = Date.now() + grace
  for (;;) {
    const pids = await listServerProcesses(folder)
    if (pids.length === 0) return
    // Nothing is lost: all that was acknowledged is in the write-ahead log.
    if (Date.now() > end && (await isDead())) for (const pid of pids) kill(pid)
    if (Date.now() > end + grace) return
    await sleep(25)
  }
}

/** Every process of a server works in the folder of its cluster. */
async function listServerProcesses(folder: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      if (!/^\d+$/.test(name)) return []
      const cwd = await readlink(`/proc/${name}/cwd`).catch(() => '')
      if (cwd !== folder) return []
      const command = await readFile(`/proc/${name}/comm`, 'utf8').catch(() => '')
      return command.includes('postgres') ? [Number(name)] : []
    }),
  )
  return found.flat()
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has just ended.
  }
}
