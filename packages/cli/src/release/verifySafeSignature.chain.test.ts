import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { borrowDevchain, createTestClient, deploySafe, signHash } from '@countersign/devchain/testing'
import { hashSafeMessage } from '@countersign/protocol/hash'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestRelease } from '../../test/createTestRelease.ts'
import { runArguments } from '../../test/runArguments.ts'
import { parseReleaseManifest } from './ReleaseManifest.ts'
import { toReleaseMessage } from './verifySafeSignature.ts'

const [alice, bob, carol] = demoAccounts

let chain: Awaited<ReturnType<typeof borrowDevchain>>
let safe: Address
beforeAll(async () => {
  chain = await borrowDevchain()
  const client = createTestClient(chain.url)
  safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2, version: '1.4.1' })
})
afterAll(() => chain?.stop())

async function setup(owners: readonly Address[]) {
  const release = await createTestRelease()
  const manifest = parseReleaseManifest(await readFile(release.manifestFile), 'manifest.json')
  const { safeMessageHash } = hashSafeMessage({ chainId, message: toReleaseMessage(manifest), safe, version: '1.4.1' })
  await writeFile(`${release.manifestFile}.safe`, await signHash(safeMessageHash, owners))
  const verify = async (changed: Record<string, string> = {}) => {
    const options = Object.entries({ node: chain.url, safe, ...changed }).flatMap(([name, value]) => [
      `--${name}`,
      value,
    ])
    const { code, err, out } = await runArguments(['verify-release', release.folder, '--json', ...options])
    return { ...(out === '' ? {} : JSON.parse(out)), code, err }
  }
  return { ...release, verify }
}

test('default: a manifest that the owners of a Safe signed needs no other key', async () => {
  const { verify } = await setup([alice.address, bob.address])
  expect(await verify()).toMatchObject({ code: 0, differences: [], safe: { chainId, safe, verdict: 'valid' } })
})

test('error: too few owners, a stranger, another manifest, no signature', async () => {
  for (const owners of [[alice.address], [alice.address, carol.address]])
    expect(await (await setup(owners)).verify()).toMatchObject({ code: 1, safe: { verdict: 'invalid' } })
  const { folder, manifestFile, verify } = await setup([alice.address, bob.address])
  await appendFile(manifestFile, '\n')
  expect(await verify()).toMatchObject({ code: 1, safe: { verdict: 'invalid' } })
  await writeFile(`${folder}/none`, '0x')
  // Not approved on the chain either.
  const none = { 'safe-signature': `${folder}/none` }
  expect(await verify(none)).toMatchObject({ code: 1, safe: { verdict: 'invalid' } })
  await rm(`${manifestFile}.safe`)
  expect(await verify()).toMatchObject({ code: 1, safe: { verdict: 'missing' } })
})

test('error: an account without code, no node, and one that does not respond', async () => {
  const { verify } = await setup([alice.address, bob.address])
  expect(await verify({ safe: alice.address })).toMatchObject({ code: 1, safe: { verdict: 'invalid' } })
  expect(await verify({ safe: '0x1' })).toMatchObject({ code: 2 })
  expect(await verify({ node: 'http://127.0.0.1:1' })).toMatchObject({ code: 3 })
})
