/** `npm run gateway` */
import { gatewayHelp } from './launcher/help.mjs'
import { launch } from './launcher/launch.mjs'

await launch({ help: gatewayHelp, program: 'gateway' })
