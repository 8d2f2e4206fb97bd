import { type Command, type CommandContext, getRequiredText, getText } from '../arguments/Command.ts'
import { exitCodes, getWorstOutcome, type Outcome, SourceError, UsageError } from '../CliError.ts'
import { judgeSignature, manifestOptions, openManifest, renderRelease, toReleaseJson } from '../release/openManifest.ts'
import { compareConfigHeaders, compareSite, countRequests, type SiteDifference } from '../site/compareSite.ts'
import { fetchResponse } from '../site/fetchResponse.ts'
import { type ConfigReport, verifyConfig } from '../site/verifyConfig.ts'
import { type Line, toHeading, toTable } from '../terminal/Line.ts'

export const verifySite: Command = {
  details: [
    'Fetches every file that a browser would load (all languages, every route, the verify pages, the worker), packed and',
    'plain, and compares bytes and headers with the manifest of a release. The manifest must not come from the site.',
    'config.json has the operator’s settings: --config compares it with a file or with a SHA-256, which every run prints.',
    'Exit code 0 only if every byte, every header and the configuration match. A site can still serve others something',
    'else: run it from several networks, and on a schedule (--json).',
  ],
  examples: [
    'countersign verify-site https://safe.example.org --manifest manifest.json --key RWQ… --config config.json',
    'countersign verify-site https://safe.example.org --manifest manifest.json --config 9f86d0… --json',
  ],
  name: 'verify-site',
  options: {
    ...manifestOptions,
    config: { text: 'expected config.json', value: '<file|sha256>' },
    json: { text: 'print JSON' },
    static: { text: 'the site was written by countersign admin static' },
  },
  run,
  summary: 'Compares everything that a site serves with the manifest of a release.',
  takes: [1, 1],
  usage: '<url>',
}

async function run({ options, positionals, signal, terminal }: CommandContext): Promise<Outcome> {
  const site = parseSite(positionals[0])
  const place = getRequiredText(options, 'manifest')
  refuseOwnManifest(place, site)
  const opened = await openManifest({ options, signal })
  refuseOwnManifest(opened.source, site)
  const { manifest, signature } = opened
  const response = await fetchResponse({ encoding: 'identity', signal, url: new URL('/config.json', site) })
  if (response.status !== 200)
    throw new SourceError(`${site.origin}/config.json responds with ${response.status}. Is this a Countersign?`)
  const { config, report } = await verifyConfig(response.body, getText(options, 'config'))
  const progress = terminal.startProgress('Fetching', countRequests(manifest, config))
  const compared = await compareSite({
    config,
    isStatic: options.static === true,
    manifest,
    progress,
    signal,
    site,
  }).finally(() => progress.stop())
  const differences = [...compareConfigHeaders(response.headers, config), ...compared.differences]
  const outcome = getWorstOutcome([
    differences.length > 0 ? 'fails' : 'holds',
    judgeSignature(opened),
    judgeConfig(report),
  ])
  const { addresses, matching, requests } = compared
  if (options.json === true)
    terminal.printJson({
      exitCode: exitCodes[outcome],
      outcome,
      site: site.origin,
      release: toReleaseJson(manifest),
      signature,
      safe: opened.safe ?? null,
      config: report,
      addresses: { expected: addresses, matching, requests },
      differences,
    })
  else
    terminal.print([
      ...renderRelease(opened),
      ...toTable([['Config   ', ...renderConfig(report)]]),
      ...toHeading(`${matching} of ${addresses} addresses of ${site.origin} match (${requests} requests)`),
      ...differences.map(renderDifference),
    ])
  return outcome
}

function parseSite(text = ''): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new UsageError('The site must be an origin such as https://safe.example.org.')
  return url
}

/** A site that lies about its files would lie about its manifest. */
function refuseOwnManifest(place: string, site: URL): void {
  if (URL.canParse(place) && new URL(place).origin === site.origin)
    throw new UsageError('The manifest must not come from the site itself. Pass your own copy, or that of the release.')
}

function judgeConfig({ verdict }: ConfigReport): Outcome {
  return verdict === 'matches' ? 'holds' : verdict === 'differs' ? 'fails' : 'unknown'
}

function renderConfig({ sha256, verdict }: ConfigReport): Line {
  const hash = `SHA-256 ${sha256}`
  if (verdict === 'matches') return [{ style: 'good', text: 'as expected' }, `, ${hash}`]
  if (verdict === 'differs') return [{ style: 'bad', text: 'DIFFERS' }, `, ${hash}`]
  return [{ style: 'warn', text: 'not compared' }, `: read it, then add --config ${sha256}`]
}

function renderDifference({ actual, encoding, expected, header, kind, path }: SiteDifference): Line {
  const what = header ?? kind
  const values = kind === 'body' ? '' : `: ${actual ?? 'missing'} instead of ${expected ?? 'none'}`
  return ['  ', { style: 'bad', text: 'DIFFERS' }, `  ${path} (${encoding}) ${what}${values}`]
}
