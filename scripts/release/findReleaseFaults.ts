import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { findRepositoryFaults } from './setRepository.ts'

const PackageSchema = z.looseObject({
  dependencies: z.record(z.string(), z.string()).default({}),
  name: z.string().optional(),
  version: z.string().optional(),
})
const LockSchema = z.object({ packages: z.record(z.string(), PackageSchema) })

/** Reasons not to publish: a dry run only reports them. */
export async function findReleaseFaults({ hasKey }: { hasKey: boolean }): Promise<string[]> {
  const lock = LockSchema.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
  const changelog = await readFile('CHANGELOG.md', 'utf8')
  const { stdout } = await promisify(execFile)('git', ['status', '--porcelain'])
  return [
    ...(hasKey ? [] : ['nothing is signed: add --key.']),
    ...(stdout.trim() === '' ? [] : ['the work tree has uncommitted changes.']),
    ...findVersionFaults(lock.packages),
    ...(await findRepositoryFaults()),
    ...findChangelogFaults(changelog, lock.packages['']?.version ?? ''),
  ]
}

/** Every workspace has the version of the root, and names it in its dependencies. */
export function findVersionFaults(packages: Readonly<Record<string, z.infer<typeof PackageSchema>>>): string[] {
  const version = packages['']?.version
  const workspaces = Object.entries(packages).filter(([path]) => /^(apps|packages)\/[^/]+$/.test(path))
  const names = new Set(workspaces.map(([, { name }]) => name))
  return workspaces.flatMap(([path, workspace]) => [
    ...(workspace.version === version ? [] : [`${path} has version ${workspace.version}, not ${version}.`]),
    ...Object.entries(workspace.dependencies)
      .filter(([name, wanted]) => names.has(name) && wanted !== version)
      .map(([name, wanted]) => `${path} requires ${name} ${wanted}, not ${version}.`),
  ])
}

export function findChangelogFaults(changelog: string, version: string): string[] {
  const heading = changelog.split('\n').find((line) => line.startsWith(`## ${version}`))
  if (heading === undefined) return [`CHANGELOG.md has no section ${version}.`]
  return /\(\d{4}-\d\d-\d\d\)$/.test(heading) ? [] : [`CHANGELOG.md does not date ${version}: "${heading}".`]
}
