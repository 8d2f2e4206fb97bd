import { creationVersions, safeDeployments } from '@countersign/protocol/chain'
import { passkeyDeployments } from '@countersign/protocol/passkey'
import { getCreate2Address, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { createFactories } from '../createFactories.ts'
import { loadInitCodes } from './loadInitCodes.ts'

const factories = createFactories(undefined)

test.each(creationVersions)('default: the creation codes of %s give official addresses', async (version) => {
  const official = [...passkeyDeployments, ...safeDeployments.filter((deployment) => deployment.version === version)]
  const codes = await loadInitCodes(version)
  expect([...codes.keys()]).toEqual(expect.arrayContaining(passkeyDeployments.map(({ name }) => name)))
  for (const [name, bytecode] of codes) {
    const made = factories.map(({ address: from }) => getCreate2Address({ bytecode, from, salt: zeroHash }))
    const addresses = official.flatMap((deployment) => (deployment.name === name ? deployment.address : []))
    expect(made.some((address) => addresses.includes(address))).toBe(true)
  }
})
