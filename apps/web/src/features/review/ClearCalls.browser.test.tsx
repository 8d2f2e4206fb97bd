import { parseDescriptorList } from '@countersign/protocol/clear'
import { describeTransaction } from '@countersign/protocol/decode'
import { expectAccessible } from '@countersign/test/browser'
import { encodeAbiParameters, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, dave, safe, testReport } from '../../../test/testReport.ts'
import { addOwnDescriptor, openOwnDescriptors } from '../../domain/clear-signing/ownDescriptors.ts'
import { operatorDescriptorsQuery } from '../../domain/clear-signing/useClearSources.ts'
import type { Services } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ClearCalls } from './ClearCalls.tsx'

const t = createCatalogue('clearSigning')

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const data = encodeFunctionData({ abi: erc20Abi, args: [dave, 2_500_000n], functionName: 'transfer' })

/** A token with six decimals. */
function answerNode(method: string, params: unknown): unknown {
  if (method === 'eth_chainId') return '0x7a69'
  if (method !== 'eth_call') return '0x10'
  const text = JSON.stringify(params)
  if (text.includes('0x95d89b41')) return encodeAbiParameters([{ type: 'string' }], ['SIX'])
  if (text.includes('0x313ce567')) return encodeAbiParameters([{ type: 'uint8' }], [6])
  throw Object.assign(new Error('execution reverted'), { code: 3 })
}

const describe = (bytes: Hex, to: typeof token | typeof safe = token) =>
  describeTransaction({
    findToken: () => ({ decimals: 6, symbol: 'SIX', type: 'ERC20' }),
    nativeCurrency: { decimals: 18, symbol: 'ETH' },
    safe,
    transaction: { data: bytes, operation: 0, to, value: 0n },
  })

const createFile = (intent: string, key = 'transfer(address to,uint256 value)') => ({
  context: { contract: { deployments: [{ address: token, chainId: 31337 }] } },
  metadata: { owner: 'Acme' },
  display: { formats: { [key]: { intent, fields: [{ path: 'to', label: 'Whom', format: 'addressName' }] } } },
})

function draw(bytes: Hex, prepare: (services: Services) => void = () => {}, to?: typeof token | typeof safe) {
  return renderWithServices(<ClearCalls description={describe(bytes, to)} report={testReport([alice])} />, {
    answerNode,
    prepare: (services) => {
      // As if the reader had opened the section before.
      services.storage.setItem('countersign.section.clear.v1', 'true')
      const { queryKey } = operatorDescriptorsQuery({ address: token, chainId: 31337 })
      services.queryClient.setQueryData(queryKey, [])
      services.queryClient.setQueryData(operatorDescriptorsQuery({ address: safe, chainId: 31337 }).queryKey, [])
      prepare(services)
    },
  })
}

test('default: the bundled description with its hash, then the call as decoded', async () => {
  const screen = await draw(data, ({ names }) => names.update(() => ({ [dave]: 'Dave' })))
  const section = screen.getByRole('region', { name: t('title') })
  await expect.element(section.getByText('Send 2.5 SIX to Dave')).toBeVisible()
  await expect.element(section.getByText('calldata-erc20.json')).toBeVisible()
  expect(section.element().querySelector('footer')?.textContent).toContain(t('source.bundled'))
  const hash = section.element().querySelector('footer [data-value]')
  expect(hash?.getAttribute('data-value')).toMatch(/^0x[0-9a-f]{64}$/)
  await section.getByText(t('decoded'), { exact: true }).click()
  await expect.element(section.getByText('transfer(address,uint256)')).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: descriptions of the operator and of the reader stand beside it, each under its own name', async () => {
  const screen = await draw(data, ({ queryClient, storage }) => {
    const answer = { descriptors: [{ descriptor: createFile('Receive a reward'), name: 'theirs.json' }] }
    const { queryKey } = operatorDescriptorsQuery({ address: token, chainId: 31337 })
    queryClient.setQueryData(queryKey, parseDescriptorList(answer, 'operator'))
    expect(
      addOwnDescriptor(openOwnDescriptors(storage), { name: 'mine.json', text: JSON.stringify(createFile('Pay')) }),
    ).toBeUndefined()
  })
  const section = screen.getByRole('region', { name: t('title') })
  const articles = section.getByRole('article')
  await expect.poll(() => articles.elements().length).toBe(3)
  const [bundled, operator, yours] = articles.elements()
  expect(bundled?.textContent).toContain('Send tokens')
  expect(operator?.textContent).toContain('Receive a reward')
  expect(operator?.textContent).toContain(t('source.operator'))
  expect(operator?.textContent).toContain(t('by', { owner: 'Acme' }))
  // The contradiction comes first; neither reading is emphasized without confirmation.
  expect(operator?.textContent).toContain(t('contradicts'))
  expect(operator?.textContent).toContain(t('contradictions.intent'))
  const weightOf = (article: Element | undefined, text: string) =>
    [...(article?.querySelectorAll('p') ?? [])]
      .filter((line) => line.textContent?.includes(text))
      .map((line) => getComputedStyle(line).fontWeight)
  expect(weightOf(operator, 'Receive a reward')).toEqual(['400'])
  expect(weightOf(yours, 'Pay')).toEqual(['600'])
  expect(weightOf(bundled, 'Send tokens')).toEqual(['600'])
  await expect.poll(() => screen.services.checks.get().map(({ title }) => title)).toContain(t('contradicts'))
  expect(yours?.textContent).toContain('Pay')
  expect(yours?.textContent).toContain(t('source.yours'))
  await expectAccessible(screen.container)
})

test('behavior: a call that nobody describes says so, with its bytes', async () => {
  const screen = await draw('0xdeadbeef')
  const section = screen.getByRole('region', { name: t('title') })
  await expect.element(section.getByText(t('none'))).toBeVisible()
  await section.getByText(t('decoded'), { exact: true }).click()
  await expect.element(section.getByText('0xdeadbeef')).toBeVisible()
})

test('error: an operator who does not answer takes nothing but his own descriptions with him', async () => {
  const { fetch } = window
  onTestFinished(() => {
    window.fetch = fetch
  })
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const screen = await draw(data, ({ queryClient }) => {
    queryClient.removeQueries({ queryKey: operatorDescriptorsQuery({ address: token, chainId: 31337 }).queryKey })
  })
  const section = screen.getByRole('region', { name: t('title') })
  await expect.element(section.getByText('Send tokens')).toBeVisible()
  await expect.element(section.getByText(t('operatorFailed'))).toBeVisible()
})

test('behavior: what a Safe is told about itself', async () => {
  // changeThreshold(3)
  const screen = await draw(`0x694e80c3${'3'.padStart(64, '0')}`, undefined, safe)
  await expect.element(screen.getByText('Ask for 3 signatures')).toBeVisible()
})
