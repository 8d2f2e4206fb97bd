import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findDeploymentByAddress, findDeploymentByCode } from './findDeployment.ts'
import { safeDeployments } from './safeDeployments.ts'

const DeploymentSchema = z.object({
  contractName: z.string(),
  deployments: z.record(z.string(), z.object({ address: z.string(), codeHash: z.string() })),
  version: z.string(),
})

test('default', () => {
  const assets = join(dirname(createRequire(import.meta.url).resolve('@safe-global/safe-deployments')), 'assets')
  const expected = readdirSync(assets).flatMap((folder) =>
    readdirSync(join(assets, folder)).flatMap((file) => {
      const { contractName, deployments, version } = DeploymentSchema.parse(
        JSON.parse(readFileSync(join(assets, folder, file), 'utf8')),
      )
      const name = contractName.replace(/^GnosisSafe/, 'Safe').replace(/^ProxyFactory$/, 'SafeProxyFactory')
      return Object.entries(deployments).map(([kind, { address, codeHash }]) => ({
        address: getAddress(address),
        codeHash,
        kind,
        name,
        version,
      }))
    }),
  )
  expect(safeDeployments).toEqual(expected)
})

test('behavior: finding', () => {
  const [first] = safeDeployments
  if (!first) throw new RangeError('No deployments.')
  expect(findDeploymentByAddress(getAddress(first.address.toLowerCase()))).toBe(first)
  expect(findDeploymentByCode(first.codeHash)).toBe(first)
  expect(findDeploymentByCode(first.codeHash, [first.name])).toBe(first)
  expect(findDeploymentByCode(first.codeHash, [])).toBeUndefined()
  expect(findDeploymentByCode(null)).toBeUndefined()
  expect(findDeploymentByCode(undefined)).toBeUndefined()
  expect(findDeploymentByAddress('0x0000000000000000000000000000000000000000')).toBeUndefined()
})
