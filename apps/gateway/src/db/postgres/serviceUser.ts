import { type ExecFileOptions, execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { BaseError } from '@countersign/protocol/errors'
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts'

/** The user that runs PostgreSQL. Undefined ids mean the current user. */
export type ServiceUser = { gid?: number; name: string; uid?: number }

/**
 * PostgreSQL refuses to run as root. As root, uses the existing `postgres` user, else creates one, else `nobody` (on a
 * read-only or minimal system).
 */
export async function findServiceUser(): Promise<ServiceUser> {
  const { uid, username } = userInfo()
  if (uid !== 0) return { name: username }
  const existing = await findUser('postgres')
  if (existing) return existing
  await runCommand('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(() => undefined)
  const user = (await findUser('postgres')) ?? (await findUser('nobody'))
  if (!user)
    throw new EmbeddedPostgresError('no-user', 'The embedded database must not run as root, and no other user exists.')
  return user
}

/** `spawn` rejects ids that are present but undefined. */
export function toIds({ gid, uid }: ServiceUser): { gid?: number; uid?: number } {
  return uid === undefined || gid === undefined ? {} : { gid, uid }
}

async function findUser(name: string): Promise<ServiceUser | undefined> {
  const [uid, gid] = await Promise.all([
    runCommand('id', ['-u', name]).catch(() => ''),
    runCommand('id', ['-g', name]).catch(() => ''),
  ])
  if (!/^\d+\s*$/.test(uid) || !/^\d+\s*$/.test(gid)) return undefined
  return { gid: Number(gid), name, uid: Number(uid) }
}

const execute = promisify(execFile)

/** Runs a program and returns its output. */
export async function runCommand(command: string, args: string[], options: ExecFileOptions = {}): Promise<string> {
  try {
    const { stdout } = await execute(command, args, { ...options, encoding: 'utf8' })
    return stdout
  } catch (cause) {
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : ''
    throw new BaseError('COMMAND_FAILED', `The command ${command} failed.`, {
      cause,
      metaMessages: output.trim() ? [output.trim()] : [],
    })
  }
}
