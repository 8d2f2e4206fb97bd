import { readdir, readFile, readlink, realpath } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds for backends of a killed server to exit by themselves. */
const grace = 2_000

/**
 * Kills backends of a dead server: they hold its shared memory, which prevents a new server on the same cluster.
 * Without /proc the next start waits for them instead.
 * @param isDead Checked again before killing: another server may have started meanwhile
 */
export async function endOrphans(cluster: string, { isDead }: { isDead: () => Promise<boolean> }): Promise<void> {
  const folder = await realpath(cluster).catch(() => cluster)
  const end = Date.now() + grace
  for (;;) {
    const pids = await listServerProcesses(folder)
    if (pids.length === 0) return
    // No data is lost: all commits are in the write-ahead log.
    if (Date.now() > end && (await isDead())) for (const pid of pids) kill(pid)
    if (Date.now() > end + grace) return
    await sleep(25)
  }
}

/** The working directory of every server process is the cluster. */
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
    // The process has exited.
  }
}
