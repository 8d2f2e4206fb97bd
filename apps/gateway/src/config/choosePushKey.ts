import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BaseError } from '@countersign/protocol/errors'
import { createVapidKeys, parseVapidKey } from '../lib/push/vapidKeys.ts'
import { describeSystemError } from './describeSystemError.ts'
import type { Environment } from './settings.ts'

type Settings = Pick<Environment, 'dataDir' | 'databaseUrl' | 'push'>

/**
 * The settings of push messages with their key. Beside an embedded database, which one process uses, it is generated once;
 * processes that share a server must be given the same.
 */
export async function choosePushKey({ dataDir, databaseUrl, push }: Settings): Promise<Environment['push']> {
  if (push.mode === 'off' || push.privateKey !== undefined || databaseUrl !== undefined) return push
  const file = join(dataDir, 'push-key')
  try {
    const known = await readKey(file)
    if (known !== undefined) return { ...push, privateKey: assertKey(known, file) }
    const { privateKey } = createVapidKeys()
    await writeFile(file, `${privateKey}\n`, { flag: 'wx', mode: 0o600 })
    return { ...push, privateKey }
  } catch (cause) {
    if (cause instanceof PushKeyError) throw cause
    throw new PushKeyError(file, describeSystemError(cause), { cause })
  }
}

async function readKey(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Not replaced by a new one: every browser would have to subscribe again. */
function assertKey(key: string, file: string): string {
  if (parseVapidKey(key)) return key
  throw new PushKeyError(file, 'it holds no key')
}

class PushKeyError extends BaseError {
  constructor(file: string, reason: string, options: { cause?: unknown } = {}) {
    super(
      'PUSH_KEY',
      `The key of push messages in ${file} cannot be used (${reason}). Restore the file, delete it to create a new key, or set COUNTERSIGN_PUSH=off.`,
      options,
    )
  }
}
