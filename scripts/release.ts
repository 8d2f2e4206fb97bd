/**
 * `npm run release`: builds, packs, signs and verifies a release in `dist/release`. A dry run, unless `--publish` is
 * given: nothing leaves this machine. `--help` lists the options, docs/release.md the steps.
 */
import { parseArgs } from 'node:util'
import { toReleaseMessage } from '../packages/cli/src/release/verifySafeSignature.ts'
import { createKeys } from './release/createKeys.ts'
import { findReleaseFaults } from './release/findReleaseFaults.ts'
import { publishRelease } from './release/publishRelease.ts'
import { setRepository } from './release/setRepository.ts'
import { setVersion } from './release/setVersion.ts'
import { writeRelease } from './release/writeRelease.ts'

const help = `npm run release -- [options]

  --key <file>     secret key without a password (minisign -G -W, or --new-key); without it nothing is signed
  --no-build       use the last build
  --publish        publish the packages and tag the commit; refused without --key and with uncommitted changes
  --set-repository <url> set the public address (repository, homepage, bugs) of every package
  --set-version <v> set the version of every package, and date the changelog
  --new-key <dir>   write a new key pair (minisign.key, minisign.pub) and end
`

const { values } = parseArgs({
  options: {
    help: { short: 'h', type: 'boolean' },
    key: { type: 'string' },
    'new-key': { type: 'string' },
    'no-build': { type: 'boolean' },
    publish: { type: 'boolean' },
    'set-repository': { type: 'string' },
    'set-version': { type: 'string' },
  },
})

if (values.help) process.stdout.write(help)
else if (values['new-key'] !== undefined) console.log(await createKeys(values['new-key']))
else if (values['set-repository'] !== undefined)
  for (const file of await setRepository(values['set-repository'])) console.log(file)
else if (values['set-version'] !== undefined)
  for (const file of await setVersion(values['set-version'])) console.log(file)
else await release()

async function release() {
  const isDry = values.publish !== true
  const faults = await findReleaseFaults({ hasKey: values.key !== undefined })
  for (const fault of faults) console.error(`${isDry ? 'warning' : 'refused'}: ${fault}`)
  if (!isDry && faults.length > 0) {
    process.exitCode = 1
    return
  }
  const written = await writeRelease({ hasBuild: values['no-build'] === true, keyFile: values.key })
  for (const { name, sha256, size } of written.files) console.log(`${sha256}  ${name} (${size} bytes)`)
  console.log(`To sign with a Safe as well, its owners sign this message:\n\n${toReleaseMessage(written.manifest)}\n`)
  await publishRelease({ isDry, ...written })
}
