import { type ChildProcess, spawn } from 'node:child_process'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { type ServiceUser, toIds } from './serviceUser.ts'

export type SpawnPostgresParameters = {
  binaries: string
  cluster: string
  onLog: (line: string) => void
  socketDir: string
  user: ServiceUser
}

/**
 * Stops the server however this process ends: `read` returns when the other end of the pipe closes, even on SIGKILL.
 * Exits with the server's code.
 */
const guard = `
"$@" 3<&- &
server=$!
( read -r _ <&3; kill -INT "$server" ) 2>/dev/null &
watch=$!
exec 3<&-
wait "$server"
code=$?
kill "$watch" 2>/dev/null
exit "$code"
`

const mebibyte = 1024 * 1024

/** Mebibytes: an eighth of the memory. The indexes of a large chain take 2 GB. */
export function chooseSharedMemory(bytes: number): number {
  return Math.min(2_048, Math.max(128, Math.floor(bytes / 8 / mebibyte)))
}

/** Of the machine, or of the container if less. */
function getMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}

/** Starts the server in its own session, so that Ctrl-C reaches only us. */
export function spawnPostgres({ binaries, cluster, onLog, socketDir, user }: SpawnPostgresParameters): ChildProcess {
  const settings = {
    jit: 'off',
    listen_addresses: '',
    // SQLSTATE of each message, so that errors are recognised by code.
    log_line_prefix: '%e ',
    log_timezone: 'UTC',
    max_connections: '100',
    // During the initial sync, frequent checkpoints would write all index pages repeatedly.
    max_wal_size: '4GB',
    shared_buffers: `${chooseSharedMemory(getMemory())}MB`,
    timezone: 'UTC',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    'sh',
    ['-c', guard, 'countersign-postgres', join(binaries, 'bin/postgres'), '-D', cluster, ...flags],
    {
      ...toIds(user),
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    },
  )
  child.stderr?.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) if (line.trim()) onLog(line.trim())
  })
  return child
}
