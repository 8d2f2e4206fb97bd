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

/** A process that was just killed, or asked to stop, needs a moment to be gone. */
const PATIENCE = 2_000

/** Makes sure that one process at a time uses a folder; survives being killed. Returns the release function. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  const own: Lock = { born: birthOf(process.pid), pid: process.pid }
  const draft = join(folder, `lock.${process.pid}`)
  const deadline = Date.now() + PATIENCE
  writeFileSync(draft, JSON.stringify(own))
  try {
    for (;;) {
      try {
        // A link appears whole or not at all, and fails if the name exists.
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
      // Somebody else may have cleared the stale lock and taken a fresh one in between: give it back.
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
  return birthOf(pid) === born
}

/** Process ids are reused, in containers at once. Where the system tells, boot and start time tell processes apart. */
function birthOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Fields 3 and 22; counted from the end of the command name, which may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie is dead, but keeps its id until somebody asks for its exit code.
    return fields[0] === 'Z' ? 'ended' : `${boot} ${fields[19]}`
  } catch {
    return ''
  }
}
