import { execFile } from 'node:child_process'
import { appendFile, mkdir, readdir, rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { migrations } from '../../../apps/gateway/src/db/migrations/migrations.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))
const list = 'apps/gateway/src/db/migrations/migrations.ts'

/** Changes as a migration may make them: tables and columns are added, none is renamed or removed. */
const nextMigration = `
import { sql } from 'kysely'

const up = (db) => sql.raw(\`
  alter table block add column next_note text;
  alter table transfer add column next_note text, add column next_count integer not null default 7;
  alter table multisig_execution add column next_note text;
  alter table proposal add column next_flag boolean not null default false;
  alter table confirmation add column next_note text;
  alter table checkpoint add column next_block bigint not null default -1;
  create table next_table (chain_id bigint primary key);
\`).execute(db)
export const migrations = { ...released, '9999_next': { up } }
`

/**
 * The sources of two versions whose processes meet during an upgrade: those before the last migration, and these. Without
 * a migration after the base schema, or without a git history, these are the older ones, and the newer ones are a copy of
 * them with a simulated next migration. Both use the installed packages.
 */
export async function createVersions(folder: string): Promise<{ newer: string; older: string }> {
  const commit = Object.keys(migrations).length > 1 ? await findCommitBefore() : undefined
  await mkdir(folder)
  const pack = commit ? `git archive ${commit}` : 'tar --create --exclude=node_modules --exclude=dist'
  await run('sh', ['-c', `${pack} apps packages package.json | tar --extract --directory '${folder}'`], { cwd: root })
  await linkPackages(folder)
  if (commit) return { newer: root, older: folder }
  await rename(join(folder, list), join(folder, list, '..', 'released.ts'))
  await appendFile(join(folder, list), nextMigration)
  return { newer: folder, older: root }
}

/** The commit before the last one that changed the list of migrations; undefined without a git history. */
async function findCommitBefore(): Promise<string | undefined> {
  const git = (...words: string[]) => run('git', words, { cwd: root }).then(({ stdout }) => stdout.trim())
  const changed = await git('log', '-1', '--format=%H', '--', list).catch(() => '')
  const before = changed && (await git('rev-parse', '--verify', '--quiet', `${changed}^`).catch(() => ''))
  return before || undefined
}

async function linkPackages(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules', '@countersign'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@countersign') await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  for (const group of ['apps', 'packages'])
    for (const name of await readdir(join(folder, group)))
      await symlink(join(folder, group, name), join(folder, 'node_modules', '@countersign', name))
}
