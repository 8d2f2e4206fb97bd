/** Run by `ensureBuild` as a process of its own. */
import { buildAll } from './ensureBuild.mjs'

await buildAll()
