/** Run by `buildAll`, to which it sends the verification pages. */
import { buildWeb } from './buildWeb.mjs'

process.send(await buildWeb({ isQuick: process.argv.includes('quick') }), () => process.disconnect())
