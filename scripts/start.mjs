/** `npm start` */
import { startHelp } from './launcher/help.mjs'
import { launch } from './launcher/launch.mjs'

await launch({ help: startHelp, program: 'start' })
