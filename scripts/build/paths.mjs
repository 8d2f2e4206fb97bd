import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
export const cliDir = join(root, 'packages', 'cli', 'dist')
export const serverDir = join(root, 'dist', 'server')
/** The deployable folder: see `buildFolder`. */
export const standaloneDir = join(root, 'dist', 'countersign')
export const webDir = join(root, 'apps', 'web', 'dist')
/** Written last: its absence marks an interrupted build. */
export const stampFile = join(root, 'dist', 'build.json')
