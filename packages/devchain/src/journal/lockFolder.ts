import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DevchainError } from '../errors/DevchainError.ts'

class DataFolderInUseError extends DevchainError {
  override readonly name = 'DataFolderInUseError'
  readonly code = 'DATA_FOLDER_IN_USE'

  constructor({ folder, pid }: { folder: string; pid: number }) {
    super(`The chain folder ${folder} is in use by process ${pid}: stop that process or choose another folder.`)
  }
}

const LockSchema = z.object({ born: z.string(), pid: z.number().int() })
type Lock = z.infer<typeof LockSchema>

/** A killed or stopping process needs a moment to exit. */
const TIMEOUT = 2_000

/** Locks a folder for one process, robust against kills. Returns the release function. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  const own: Lock = { born: readStartTime(process.pid), pid: process.pid }
  const draft = join(folder, `lock.${process.pid}`)
  const deadline = Date.now() + TIMEOUT
  writeFileSync(draft, JSON.stringify(own))
  try {
    for (;;) {
      try {
        // A link is created atomically and fails if the name exists.
        linkSync(draft, file)
        return () => rmSync(file, { force: true })
      } catch (error) {
        if (!isExisting(error)) throw error
      }
      const holder = readLock(file)
      if (holder && isAlive(holder)) {
        if (Date.now() >= deadline) throw new DataFolderInUseError({ folder, pid: holder.pid })
        sleep(50)
        continue
      }
      const stale = `${draft}.stale`
      try {
        renameSync(file, stale)
      } catch {
        continue
      }
      // Another process may have replaced the stale lock by a fresh one in between: restore it.
      const moved = readLock(stale)
      if (moved && isAlive(moved)) {
        renameSync(stale, file)
        throw new DataFolderInUseError({ folder, pid: moved.pid })
      }
      rmSync(stale, { force: true })
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

function readLock(file: string): Lock | undefined {
  try {
    return LockSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

function isAlive({ born, pid }: Lock): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs as another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return readStartTime(pid) === born
}

/** Process ids are reused, in containers at once. Boot id and start time distinguish processes, where available. */
function readStartTime(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Fields 3 and 22; counted from the end of the command name, which may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie is dead, but has its id until it is reaped.
    return fields[0] === 'Z' ? 'ended' : `${boot} ${fields[19]}`
  } catch {
    return ''
  }
}
