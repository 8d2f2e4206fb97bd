import { expectAccessible } from '@countersign/test/browser'
import { encodeAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testChain } from '../../../test/createTestServices.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { carol, dave } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { TokenListCard } from './TokenListCard.tsx'

const t = createCatalogue('assets')
const tSend = createCatalogue('send')

const CallSchema = z.tuple([z.looseObject({ data: z.string() })]).rest(z.unknown())
const selectors = { decimals: '0x313ce567', symbol: '0x95d89b41' }

const uint = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])

/** A node where every contract is a token of this symbol; undefined: none is a token. */
function setup({ symbol, tokens = {} }: { symbol: string | undefined; tokens?: Record<string, string> }) {
  return renderWithServices(<TokenListCard safe={testSafe} />, {
    answerNode: (method, params) => {
      if (method !== 'eth_call') throw new Error(`The test has no answer for ${method}.`)
      const [{ data }] = CallSchema.parse(params)
      if (symbol === undefined) return '0x'
      if (data === selectors.symbol) return encodeAbiParameters([{ type: 'string' }], [symbol])
      return data === selectors.decimals ? uint(6n) : uint(0n)
    },
    prepare: ({ settings }) => settings.update((all) => ({ ...all, tokens })),
  })
}

const key = `${testChain.id}:${dave.toLowerCase()}`

test('default: a token is listed by its address, and removed', async () => {
  const screen = await setup({ symbol: 'EURC' })
  const field = screen.getByRole('textbox', { name: tSend('token') })
  await field.fill(dave)
  await screen.getByRole('button', { name: t('addToken') }).click()
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('EURC')
  await expect.element(field).toHaveValue('')
  expect(screen.services.settings.get().tokens).toEqual({ [key]: 'EURC' })
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('removeToken', { symbol: 'EURC' }) }).click()
  await expect.poll(() => screen.getByRole('listitem').elements()).toEqual([])
  expect(screen.services.settings.get().tokens).toEqual({})
})

test.each([
  ['a contract that is no token', undefined, dave, tSend('errors.tokenMissing')],
  ['a token with the coin’s symbol', 'ЕTH', dave, t('tokenImitates', { symbol: 'ЕTH' })],
  ['a token without a readable symbol', '\u202e', dave, tSend('errors.tokenMissing')],
])('error: %s is refused', async (_, symbol, address, text) => {
  const screen = await setup({ symbol })
  await screen.getByRole('textbox').fill(address)
  await screen.getByRole('button', { name: t('addToken') }).click()
  await expect.element(screen.getByText(text)).toBeVisible()
  expect(screen.services.settings.get().tokens).toEqual({})
})

test('error: the list has a limit', { tags: 'long' }, async () => {
  const tokens = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`${testChain.id}:0x${index.toString(16).padStart(40, '0')}`, 'X']),
  )
  const screen = await setup({ symbol: 'EURC', tokens })
  await screen.getByRole('textbox').fill(carol)
  await screen.getByRole('button', { name: t('addToken') }).click()
  await expect.element(screen.getByText(t('tooManyTokens', { most: 50 }))).toBeVisible()
  expect(screen.services.settings.get().tokens).toEqual(tokens)
})
