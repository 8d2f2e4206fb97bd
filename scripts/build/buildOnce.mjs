/** Run by `ensureBuild`, to which it says when the server is built. */
import { buildAll } from './ensureBuild.mjs'

await buildAll({ isQuick: true, onServer: () => process.send('server') })
// The channel would hold the process.
process.disconnect()
