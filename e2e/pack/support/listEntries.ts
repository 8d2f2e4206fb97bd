import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from './run.ts'

const ManifestSchema = z.object({ exports: z.record(z.string(), z.unknown()), name: z.string() })

/** Every entry with code of these packages, as an app imports it. */
export async function listEntries(packages: readonly string[]): Promise<string[]> {
  const manifests = await Promise.all(
    packages.map(async (name) =>
      ManifestSchema.parse(JSON.parse(await readFile(join(ROOT, 'packages', name, 'package.json'), 'utf8'))),
    ),
  )
  return manifests.flatMap(({ exports, name }) =>
    Object.keys(exports)
      .filter((entry) => !/\.(css|json)$/.test(entry))
      .map((entry) => `${name}${entry.slice(1)}`),
  )
}
