import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readChainsFile } from './chooseChains.ts'
import { createWebConfig } from './createWebConfig.ts'

const example = fileURLToPath(new URL('../../../../chains.example.json', import.meta.url))

async function writeChains(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-chains-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'chains.json')
  await writeFile(file, content)
  return file
}

test('default: the example file', async () => {
  const chains = await readChainsFile(example)
  expect(chains.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Ethereum'],
    [11_155_111, 'Sepolia'],
  ])
})

test('behavior: the browser gets the public addresses only', async () => {
  const config = createWebConfig({ chains: await readChainsFile(example) })
  expect(JSON.stringify(config)).not.toContain('your-key')
  expect(config.chains[0]?.rpcUrls.default.http).toEqual(['https://public-node.example/mainnet'])
})

test('error: the message names the file, the path inside it and no values', async () => {
  const [first] = JSON.parse(JSON.stringify(await readChainsFile(example)))
  first.rpcUrls.default.http = ['ftp://node.example/secret']
  const file = await writeChains(JSON.stringify({ chains: [first] }))
  const reading = readChainsFile(file)
  await expect(reading).rejects.toThrow(
    `The chains file ${file} cannot be used: chains[0].rpcUrls.default.http[0]: must be`,
  )
  await expect(reading).rejects.not.toThrow('secret')
})

test('error: not JSON', async () => {
  const file = await writeChains('{"chains": [')
  await expect(readChainsFile(file)).rejects.toThrow('it is not valid JSON')
})

test('error: no such file', async () => {
  await expect(readChainsFile('/nowhere/chains.json')).rejects.toThrow(
    'The chains file /nowhere/chains.json cannot be read (no such file or folder). Create it with countersign-admin chain add, correct COUNTERSIGN_CHAINS, or unset it to use the embedded chain.',
  )
})
