/** `npm start` */
import { launch } from './launcher/launch.mjs'

await launch('start')
