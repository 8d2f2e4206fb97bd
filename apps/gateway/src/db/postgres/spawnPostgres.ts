import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { toIds } from './createCluster.ts'
import type { ServiceUser } from './ServiceUser.ts'

export type SpawnPostgresParameters = {
  binaries: string
  cluster: string
  onLog: (line: string) => void
  socketDir: string
  user: ServiceUser
}

/**
 * Ends the server when this process ends in whatever way: `read` returns when the other end of the pipe closes, which
 * the system does even for a process that was killed. The exit code is the server's.
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

/** Starts the server in a session of its own, so that Ctrl-C in a terminal reaches us first and not both at once. */
export function spawnPostgres({ binaries, cluster, onLog, socketDir, user }: SpawnPostgresParameters): ChildProcess {
  const settings = {
    jit: 'off',
    listen_addresses: '',
    // The code of each message: what went wrong is told by it and not by words.
    log_line_prefix: '%e ',
    log_timezone: 'UTC',
    max_connections: '100',
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
