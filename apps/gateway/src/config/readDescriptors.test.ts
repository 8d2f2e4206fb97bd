import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDescriptorRegistry } from '../lib/descriptors/createDescriptorRegistry.ts'
import { readDescriptors } from './readDescriptors.ts'

const address = '0x00000000000000000000000000000000C0fFEe02'
const context = { contract: { deployments: [{ address, chainId: 1 }] } }
const formats = (intent: string) => ({ 'f(uint256 a)': { intent } })

async function createFolder(files: Record<string, unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-registry-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

async function read(folder: string) {
  const warnings: unknown[] = []
  const logger = { info: () => {}, warn: (facts: unknown) => void warnings.push(facts) }
  return { files: await readDescriptors({ folder, logger }), warnings }
}

test('default: the layout of the registry, with what is included', async () => {
  const folder = await createFolder({
    'README.md': 'not read',
    'ercs/common-base.json': { display: { formats: formats('Do') }, metadata: { owner: 'Base' } },
    'registry/acme/calldata-Thing.json': { includes: '../../ercs/common-base.json', context },
    'registry/acme/eip712-Thing.json': { context: { eip712: context.contract }, display: { formats: {} } },
    'registry/acme/testsv2/calldata-Thing.tests.json': 'not read',
    'registry/acme/sigs/calldata-Thing.json': 'not read',
    '.git/calldata-x.json': 'not read',
  })
  const { files, warnings } = await read(folder)
  expect(warnings).toEqual([])
  expect(files.map(({ name }) => name)).toEqual([
    'registry/acme/calldata-Thing.json',
    'registry/acme/eip712-Thing.json',
  ])
  expect(files[0]?.descriptor).toEqual({
    context,
    display: { formats: formats('Do') },
    metadata: { owner: 'Base' },
  })
  const book = createDescriptorRegistry(files)
  expect(book.find({ address, chainId: 1 })).toHaveLength(2)
  expect(book.find({ address, chainId: 5 })).toEqual([])
})

test('behavior: a file that cannot be used is named and left out', async () => {
  const folder = await createFolder({
    'calldata-broken.json': '{',
    'calldata-circle.json': { includes: 'calldata-circle.json', context },
    'calldata-good.json': { context, display: { formats: formats('Do') } },
    'calldata-huge.json': `{"a":"${'x'.repeat(600_000)}"}`,
    'calldata-missing.json': { includes: 'none.json', context },
    'calldata-outside.json': { includes: '../../../../etc/hostname', context },
    'calldata-proto.json': '{"metadata":{"__proto__":{}}}',
  })
  await symlink('/etc/hostname', join(folder, 'calldata-link.json'))
  const { files, warnings } = await read(folder)
  expect(files.map(({ name }) => name)).toEqual(['calldata-good.json'])
  expect(warnings).toMatchObject([
    { file: 'calldata-broken.json', reason: expect.stringContaining('not JSON') },
    { file: 'calldata-circle.json', reason: expect.stringContaining('includes itself') },
    { file: 'calldata-huge.json', reason: expect.stringContaining('larger') },
    { file: 'calldata-missing.json', reason: expect.stringContaining('there is no none.json') },
    { file: 'calldata-outside.json', reason: expect.stringContaining('not in the folder') },
    { file: 'calldata-proto.json', reason: expect.stringContaining('__proto__') },
  ])
})

test('behavior: of one contract no more than a page can show', async () => {
  const files = Array.from({ length: 40 }, (_, index) => ({ descriptor: { context }, name: `${index}.json` }))
  expect(createDescriptorRegistry(files).find({ address, chainId: 1 })).toHaveLength(16)
})

test('error: a folder that is not there stops the start, with the variable to unset', async () => {
  await expect(read('/nowhere/registry')).rejects.toThrow(
    'The folder /nowhere/registry cannot be read (no such file or folder). Correct it, or unset COUNTERSIGN_CLEAR_SIGNING.',
  )
})
