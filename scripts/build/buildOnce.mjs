/** Run by `ensureBuild` as a separate process. */
import { buildAll } from './ensureBuild.mjs'

await buildAll()
