import { execFile } from 'node:child_process'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))
const list = 'apps/gateway/src/db/migrations/migrations.ts'

/**
 * The sources as they were before the last change of tables, with the packages that are installed now: a version whose
 * processes meet those of this one during an upgrade. Undefined where the repository has no history.
 */
export async function checkOutBefore(folder: string): Promise<string | undefined> {
  const git = (...words: string[]) => run('git', words, { cwd: root }).then(({ stdout }) => stdout.trim())
  const changed = await git('log', '-1', '--format=%H', '--', list).catch(() => '')
  const before = await git('rev-parse', '--verify', '--quiet', `${changed}^`).catch(() => '')
  if (!changed || !before) return undefined
  await mkdir(folder)
  await run('sh', ['-c', `git archive ${before} apps packages package.json | tar -x -C '${folder}'`], { cwd: root })
  await mkdir(join(folder, 'node_modules', '@countersign'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@countersign') await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  for (const place of ['apps', 'packages'])
    for (const name of await readdir(join(folder, place)))
      await symlink(join(folder, place, name), join(folder, 'node_modules', '@countersign', name))
  return folder
}
