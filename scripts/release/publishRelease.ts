import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { WrittenRelease } from './writeRelease.ts'

/** The order of their dependencies, so that none is published before what it needs. */
const order = ['-protocol-', '-client-', '-frame-', '-connect-', 'countersign-']

/** Publishes the archives and tags the commit; a dry run prints the commands. */
export async function publishRelease({ files, folder, isDry, manifest }: WrittenRelease & { isDry: boolean }) {
  const archives = files.map(({ name }) => name).filter((name) => name.endsWith('.tgz'))
  const rank = (name: string) => order.findIndex((part) => name.includes(part))
  const commands = [
    ...archives
      .toSorted((a, b) => rank(a) - rank(b))
      .map((name) => ['npm', 'publish', join(folder, name), '--access', 'public']),
    ['git', 'tag', '--annotate', `v${manifest.version}`, '--message', `countersign ${manifest.version}`],
  ]
  if (isDry) console.log('\nDry run. With --publish:')
  for (const [command = '', ...words] of commands) {
    console.log(`  ${[command, ...words].join(' ')}`)
    if (!isDry) await promisify(execFile)(command, words)
  }
}
