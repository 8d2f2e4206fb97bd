/** The service of `npm run dev`, from its sources. */
import { start } from './start.ts'

await start()
