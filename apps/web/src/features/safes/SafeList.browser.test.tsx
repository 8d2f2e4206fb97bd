import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testState as state, testSafe } from '../../../test/testSafe.ts'
import type { MySafe } from '../../domain/safe/useMySafes.ts'
import { SafeList } from './SafeList.tsx'

const { address, chain } = testSafe
const mine = (overrides: Partial<MySafe>): MySafe => ({
  address,
  chain,
  error: null,
  standing: 'unknown',
  state: undefined,
  ...overrides,
})

test('default: a Safe that the chain confirms, with the name that its owner gave it', async () => {
  const safe = mine({ standing: 'owner', state })
  const screen = await renderWithServices(<SafeList safes={[safe]} />, {
    prepare: ({ names }) => names.update(() => ({ [address]: 'Treasury' })),
  })
  await expect.element(screen.getByRole('link', { name: /Treasury/ })).toHaveAttribute('href', `/31337/${address}`)
  await expect.element(screen.getByText('2 of 3')).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: without a name its address is there once', async () => {
  const screen = await renderWithServices(<SafeList safes={[mine({ standing: 'owner', state })]} />)
  await expect.element(screen.getByRole('link')).toHaveTextContent(/^0xF719…8d79Demo chain$/)
})

test('behavior: the chain denies what the service says', async () => {
  const screen = await renderWithServices(<SafeList safes={[mine({ standing: 'not-owner', state })]} />)
  await expect.element(screen.getByText('The chain says you are not an owner.')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Evidence/ }).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: a chain that cannot be read says so, one that was not read yet says nothing', async () => {
  const screen = await renderWithServices(<SafeList safes={[mine({})]} />)
  await expect.element(screen.getByRole('link')).toHaveTextContent('0xF719…8d79')
  expect(screen.getByText('The chain could not be read').elements()).toEqual([])
  await screen.rerender(<SafeList safes={[mine({ error: new Error('node down') })]} />)
  await expect.element(screen.getByText('The chain could not be read')).toBeVisible()
})

test('behavior: two that look alike are both told apart by every digit', async () => {
  const imitation = '0xF7190255555555555555555555555555F7df8d79'
  const screen = await renderWithServices(
    <SafeList safes={[mine({ standing: 'owner', state }), mine({ address: imitation })]} />,
  )
  await expect.element(screen.getByRole('link').first()).toHaveTextContent(address)
  await expect.element(screen.getByRole('link').last()).toHaveTextContent(imitation)
  expect(screen.getByText('Looks like another of your Safes. Compare every digit.').elements()).toHaveLength(2)
  await expectAccessible(screen.container)
})
