import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { appKit, connectKit, floor, type Peer, rainbowKit } from './peers.ts'

export type Apps = { appKit: string; connectKit: string; floor: string; ours: string; rainbowKit: string }

/** A folder of its own with its lock file: its packages, half a gigabyte with wagmi 2, are nobody else's. */
const PEERS = resolve('bench/connect/peers')
const CACHE = resolve('node_modules/.cache/bench-connect')
const HTML =
  '<!doctype html><html lang="en"><title>Bench</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="./main.jsx"></script></html>'

/** Builds the apps; the peers are installed from npm on the first run. Ours is the first example of its page. */
export async function buildApps(): Promise<Apps> {
  installPeers()
  return {
    appKit: await buildPeer('appkit', appKit),
    connectKit: await buildPeer('connectkit', connectKit),
    floor: await buildHere('floor', floor.source),
    ours: await buildHere('ours', await readOurExample()),
    rainbowKit: await buildPeer('rainbowkit', rainbowKit),
  }
}

export function installPeers(): void {
  if (existsSync(join(PEERS, 'node_modules/.package-lock.json'))) return
  console.error('Installing RainbowKit, ConnectKit and AppKit from npm …')
  // ConnectKit asks for React 18, and runs with the 19 of the others.
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps']
  execFileSync('npm', flags, { cwd: PEERS, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function readOurExample(): Promise<string> {
  const page = await readFile('packages/connect/README.md', 'utf8')
  const [, example = ''] = /^```tsx\n(.*?)^```$/ms.exec(page) ?? []
  return example
}

/** With the wagmi 3 of this repository, without bundler settings except the path of our sources. */
async function buildHere(name: string, source: string): Promise<string> {
  const root = join(CACHE, name)
  const outDir = join(root, 'dist')
  await writeApp(root, source)
  await build({
    build: { emptyOutDir: true, outDir },
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@repo/source', 'module', 'browser', 'development|production'] },
    root,
  })
  return outDir
}

/** With its own vite in a separate process: two versions of wagmi must not meet. */
export async function buildPeer(name: string, { source }: Peer): Promise<string> {
  const root = join(PEERS, 'dist', name)
  const outDir = join(root, 'dist')
  await rm(outDir, { force: true, recursive: true })
  await writeApp(root, source)
  const vite = join(PEERS, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', root, '--logLevel', 'error'], {
    cwd: PEERS,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return outDir
}

async function writeApp(folder: string, source: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.html'), HTML)
  await writeFile(join(folder, 'main.jsx'), source)
}
