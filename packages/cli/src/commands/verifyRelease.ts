import { type Command, type CommandContext, getText } from '../arguments/Command.ts'
import { exitCodes, getWorstOutcome, type Outcome } from '../CliError.ts'
import { compareRelease, type Difference } from '../release/compareRelease.ts'
import { judgeSignature, manifestOptions, openManifest, renderRelease, toReleaseJson } from '../release/openManifest.ts'
import { readRelease } from '../release/readRelease.ts'
import { type Line, toHeading } from '../terminal/Line.ts'

export const verifyRelease: Command = {
  details: [
    'Hashes every file of an archive (.tgz), of a folder or of an archive at a URL, and compares it with the manifest',
    'of the release. Dependencies in node_modules are not part of it: the lock file of npm has their hashes.',
    'Without --key and without a --manifest of your own the result is 3: the archive may come with its own manifest.',
    'To rebuild: check out the commit, npm ci && npm run build, then pass your dist/countersign/manifest.json.',
  ],
  examples: [
    'countersign verify-release countersign-0.1.0.tgz --key RWQ…',
    'countersign verify-release https://example.org/countersign-0.1.0.tgz --manifest dist/countersign/manifest.json',
  ],
  name: 'verify-release',
  options: { ...manifestOptions, json: { text: 'print JSON' } },
  run,
  summary: 'Compares an archive or an installation with the manifest of its release.',
  takes: [1, 1],
  usage: '<archive|folder|url>',
}

async function run({ options, positionals, signal, terminal }: CommandContext): Promise<Outcome> {
  const [place = ''] = positionals
  const release = await readRelease(place, { signal })
  const opened = await openManifest({ options, readOwn: release.read, signal })
  const { manifest, signature } = opened
  const { differences, matching } = await compareRelease(release, manifest)
  const isTrusted =
    signature.verdict === 'valid' || opened.safe?.verdict === 'valid' || getText(options, 'manifest') !== undefined
  const outcome = getWorstOutcome([
    differences.length > 0 ? 'fails' : 'holds',
    judgeSignature(opened),
    isTrusted ? 'holds' : 'unknown',
  ])
  if (options.json === true)
    terminal.printJson({
      exitCode: exitCodes[outcome],
      outcome,
      release: toReleaseJson(manifest),
      signature,
      safe: opened.safe ?? null,
      files: { expected: manifest.files.length, matching },
      differences,
    })
  else
    terminal.print([
      ...renderRelease(opened),
      ...toHeading(`${matching} of ${manifest.files.length} files match the manifest`),
      ...differences.map(renderDifference),
      ...(isTrusted || outcome === 'fails'
        ? []
        : [
            [],
            [{ style: 'warn' as const, text: 'The manifest is the release’s own: add --key, --safe or --manifest.' }],
          ]),
    ])
  return outcome
}

const labels: Record<Difference['kind'], string> = { changed: 'CHANGED', extra: 'EXTRA  ', missing: 'MISSING' }

function renderDifference({ kind, path }: Difference): Line {
  return ['  ', { style: 'bad', text: labels[kind] }, `  ${path}`]
}
