import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const ManifestSchema = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  publishConfig: z.unknown().optional(),
})
const InstalledSchema = z.object({ license: z.string().optional() })

const LICENCES = [
  'MIT',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT OR Apache-2.0',
  '(MIT OR Apache-2.0)',
]
/** Two copies in an app would not accept each other's schemas. */
const SHARED = ['zod']
/** Dual or unusual licences that were read and accepted, each with its reason in docs/dependencies.md. */
const ACCEPTED: Readonly<Record<string, string>> = { 'axe-core': 'MPL-2.0', 'node-hid': '(MIT OR X11)' }

/**
 * Direct dependencies must be exact, of one version everywhere, explained in docs/dependencies.md and of an allowed
 * licence. What published packages share with an app has a range that allows the version of the root, which the lock
 * file installs.
 */
export function findDependencyFaults(manifests: readonly string[]): string[] {
  const documented = readFileSync('docs/dependencies.md', 'utf8')
  const pinned = ManifestSchema.parse(JSON.parse(readFileSync('package.json', 'utf8'))).devDependencies
  const versions = new Map<string, string>()
  return manifests.flatMap((path) => {
    const manifest = ManifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    const shared = new Set(manifest.publishConfig ? SHARED.filter((name) => name in manifest.dependencies) : [])
    return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(([name, version]) => {
      if (name.startsWith('@countersign/')) return []
      if (shared.has(name)) return rangeFault(`${path}: ${name}@${version}`, version, pinned[name])
      const known = versions.get(name) ?? version
      versions.set(name, version)
      return [
        ...(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+/.test(version)
          ? []
          : [`${path}: ${name}@${version} is not an exact version.`]),
        ...(known === version ? [] : [`${path}: ${name} is ${version} here and ${known} elsewhere.`]),
        ...(documented.includes(`\`${name}\``) ? [] : [`docs/dependencies.md does not explain ${name}.`]),
        ...licenceFault(name, dirname(path)),
      ]
    })
  })
}

function rangeFault(what: string, range: string, pinned: string | undefined): string[] {
  return isInRange(pinned, range) ? [] : [`${what} is not a range (^x.y.z) with ${pinned}, the version of the root.`]
}

/** Whether a range such as ^4.1.0 allows a version. */
export function isInRange(version = '', range: string): boolean {
  const [major, minor, patch] = readNumbers(version, /^(\d+)\.(\d+)\.(\d+)$/)
  const [lowestMajor, lowestMinor, lowestPatch] = readNumbers(range, /^\^([1-9]\d*)\.(\d+)\.(\d+)$/)
  return major === lowestMajor && (minor > lowestMinor || (minor === lowestMinor && patch >= lowestPatch))
}

function readNumbers(text: string, form: RegExp): [number, number, number] {
  const [, major, minor, patch] = (form.exec(text) ?? []).map(Number)
  return [major ?? Number.NaN, minor ?? Number.NaN, patch ?? Number.NaN]
}

function licenceFault(name: string, workspace: string): string[] {
  const own = join(workspace, 'node_modules', name, 'package.json')
  const installed = existsSync(own) ? own : join('node_modules', name, 'package.json')
  const { license } = InstalledSchema.parse(JSON.parse(readFileSync(installed, 'utf8')))
  if (license && (LICENCES.includes(license) || ACCEPTED[name] === license)) return []
  return [`${name} has licence ${license ?? '(none)'}, which is not allowed.`]
}
