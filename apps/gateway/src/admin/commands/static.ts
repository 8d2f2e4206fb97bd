import { createHash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { findWebPath, type WebConfig } from '@countersign/protocol/config'
import { loadWebFiles } from '../../api/web/webFiles.ts'
import { chooseChains } from '../../config/chooseChains.ts'
import { createWebConfig } from '../../config/createWebConfig.ts'
import { parseEnvironment } from '../../config/parseEnvironment.ts'
import { createLogger } from '../../lib/createLogger.ts'
import { type AdminCommand, AdminError } from '../AdminCommand.ts'
import { computeCid } from '../static/computeCid.ts'
import { createHostFiles } from '../static/createHostFiles.ts'

/** A name that resolves nowhere (RFC 2606): the app works with chain and files. */
const noService = 'https://service.invalid'

/** `countersign-admin static` */
export const exportStatic: AdminCommand = {
  name: 'static',
  usage: '<folder>',
  summary: 'Writes the web app for a static host: chain and files only, without a service. Prints its IPFS CID.',
  details: [
    'Reads COUNTERSIGN_CHAINS and the settings of the web app. With COUNTERSIGN_SERVICE_URL, the app uses that service.',
    'The files are those of the release; config.json, _headers and _redirects follow from the settings.',
  ],
  options: {},
  takes: [1, 1],
  async run({ env, positionals, print, webRoot }) {
    const folder = resolve(positionals[0] ?? '')
    await assertEmptyFolder(folder)
    const environment = parseEnvironment(env)
    const { chains, embeddedUrls } = await chooseChains(environment, { logger: createLogger({ level: 'warn' }) })
    if (embeddedUrls.length > 0)
      throw new AdminError('The embedded chain runs on this machine only. Set COUNTERSIGN_CHAINS to a chains file.')
    const config = createWebConfig({
      chains,
      frameHosts: environment.frameHosts ?? [],
      service: { ...environment.service, serviceUrl: environment.service.serviceUrl || noService },
      wallets: environment.wallets,
    })
    const files = await readFiles(webRoot, config)
    for (const [path, body] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), body)
    }
    const release = files.get('release.json')
    print(`${files.size} files in ${folder}`)
    print(`IPFS CID      ${computeCid(files)}`)
    print(`config.json   SHA-256 ${toSha256(files.get('config.json'))}`)
    print(release ? `release.json  SHA-256 ${toSha256(release)}` : 'release.json  none: npm run build creates it')
    print('Verify it:    countersign verify-site <url> --static --manifest manifest.json --config config.json')
    return 'done'
  },
}

async function assertEmptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  // Files of another release would stay beside the new ones.
  if (names.length > 0) throw new AdminError(`${folder} is not empty. Choose a new folder.`)
}

async function readFiles(webRoot: string, config: WebConfig): Promise<Map<string, Uint8Array>> {
  const web = await loadWebFiles(webRoot).catch((cause: unknown) => {
    throw new AdminError(`No web app in ${webRoot}. Run npm run build.`, { cause })
  })
  if (findWebPath((path) => web.has(path), '/') === undefined) throw new AdminError(`No web app in ${webRoot}.`)
  const files = new Map([...web].map(([path, { body }]): [string, Uint8Array] => [path.slice(1), body]))
  files.set('config.json', new TextEncoder().encode(JSON.stringify(config)))
  const hostFiles = createHostFiles({ config, files })
  return new Map([...files, ...hostFiles])
}

function toSha256(body: Uint8Array | undefined): string {
  return createHash('sha256')
    .update(body ?? '')
    .digest('hex')
}
