/** `npm run admin -- <command>`: countersign-admin of this repository. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuild } from './build/ensureBuild.mjs'
import { serverDir } from './build/paths.mjs'

// Not on standard output, which belongs to the command.
const { done } = await ensureBuild({ log: (line) => console.error(line) })
await done
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(serverDir, 'admin.js')).href)
