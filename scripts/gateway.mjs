/** `npm run gateway` */
import { launch } from './launcher/launch.mjs'

await launch('gateway')
