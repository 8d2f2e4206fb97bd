import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BaseError } from '@countersign/protocol/errors'
import { runProduct } from './runProduct.ts'

const isSource = import.meta.url.endsWith('.ts')
const findProgram = (name: string) => (isSource ? undefined : new URL(`./${name}.js`, import.meta.url))
// `dist/countersign` has the web app beside this program; in the repository it is in its build folder.
const beside = fileURLToPath(new URL('../web', import.meta.url))
const built = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const webRoot = existsSync(beside) ? beside : built

/** @param webBuild Settled when the web app is built: `npm start` starts the service meanwhile. @default at once */
export async function start({ webBuild = Promise.resolve() }: { webBuild?: Promise<unknown> } = {}): Promise<void> {
  const web = isSource ? undefined : findWeb(webBuild)
  // Awaited when the service has started; an earlier failure must not count as unhandled.
  web?.catch(() => undefined)
  await runProduct({
    chainEntry: findProgram('devchain'),
    indexerEntry: findProgram('indexer'),
    jobsEntry: findProgram('jobs'),
    // `npm run dev` serves the page from Vite.
    webRoot: web,
  })
}

async function findWeb(webBuild: Promise<unknown>): Promise<string> {
  await webBuild.catch((cause: unknown) => {
    throw new BaseError('BUILD_FAILED', 'The build of the web app failed. Run npm ci and npm run build for details.', {
      cause,
    })
  })
  return webRoot
}
