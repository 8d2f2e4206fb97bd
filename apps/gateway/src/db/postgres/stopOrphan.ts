import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts'
import { holdOwnership } from './holdOwnership.ts'
import { runCommand } from './serviceUser.ts'

type StopOrphanParameters = { cluster: string; socketDir: string; timeout?: number }

/**
 * Stops a server that outlived its owner and removes the files of a killed one.
 * @throws EmbeddedPostgresError `already-running` when the owner is alive
 */
export async function stopOrphan({ cluster, socketDir, timeout = 15_000 }: StopOrphanParameters): Promise<void> {
  const end = Date.now() + timeout
  let isStopping = false
  while (Date.now() < end) {
    const pid = await readServerPid(cluster)
    if (pid === undefined || !isAlive(pid)) return endOrphans(cluster, { isDead: () => isServerDead(cluster) })
    if (!(await isPostgres(pid))) return removeStaleFiles({ cluster, socketDir })
    if (!isStopping) isStopping = await tryStop({ cluster, pid, socketDir })
    await sleep(50)
  }
  throw new EmbeddedPostgresError('not-ready', `An orphaned database server in ${cluster} does not stop.`)
}

/** Whether the server was signalled; false if it is starting or stopping. */
async function tryStop({ cluster, pid, socketDir }: { cluster: string; pid: number; socketDir: string }) {
  let ownership: Awaited<ReturnType<typeof holdOwnership>>
  try {
    ownership = await holdOwnership({ socketDir })
  } catch {
    return false
  }
  if (!ownership) throw new EmbeddedPostgresError('already-running', `The database in ${cluster} is in use.`)
  process.kill(pid, 'SIGINT')
  await ownership.release()
  return true
}

export async function readServerPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined
}

async function isServerDead(cluster: string): Promise<boolean> {
  const pid = await readServerPid(cluster)
  return pid === undefined || !isAlive(pid)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** PIDs are reused, in containers quickly: the one in the file may be any process. */
async function isPostgres(pid: number): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() =>
    runCommand('ps', ['-o', 'comm=', '-p', `${pid}`]),
  )
  return name.includes('postgres')
}

async function removeStaleFiles({ cluster, socketDir }: { cluster: string; socketDir: string }): Promise<void> {
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  await rm(join(socketDir, '.s.PGSQL.5432.lock'), { force: true })
}

/** Milliseconds for backends of a killed server to exit by themselves. */
const grace = 2_000

/**
 * Kills backends of a dead server: they hold its shared memory, which prevents a new server on the same cluster.
 * Without /proc the next start waits for them instead.
 * @param isDead Checked again before killing: another server may have started meanwhile
 */
async function endOrphans(cluster: string, { isDead }: { isDead: () => Promise<boolean> }): Promise<void> {
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
