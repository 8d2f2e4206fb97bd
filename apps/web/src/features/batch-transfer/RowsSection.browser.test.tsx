import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { type EnsReading, ensAddressQuery } from '../../domain/address-book/ensAddressQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { RawRow } from './parseTransferCsv.ts'
import { NamesBar } from './RowsSection.tsx'
import { maxNames } from './resolveNames.ts'

const t = createCatalogue('batchTransfer')

const safe: CurrentSafe = {
  ...testSafe,
  chain: { ...testSafe.chain, contracts: { ensUniversalResolver: { address: dave } } },
}
const row = (recipient: string) => ({ amount: '1', name: '', recipient, token: '' })

async function setup(reading: EnsReading, areOn = true) {
  const replaced: RawRow[][] = []
  const screen = await renderWithServices(
    <NamesBar
      isChecking={false}
      onReplace={(rows) => replaced.push(rows)}
      rows={[row('dave.eth'), row(dave)]}
      safe={safe}
    />,
    {
      prepare: (services) => {
        services.config = { ...services.config, lookups: { avatars: false, names: areOn } }
        const { queryKey } = ensAddressQuery(services, safe.chainId, 'dave.eth')
        services.queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
        services.queryClient.setQueryData(queryKey, reading)
      },
    },
  )
  return { replaced, screen }
}

test('default: puts the address in the place of the name, and only when it is asked to', async () => {
  const { replaced, screen } = await setup({ address: dave, block: testState.block, kind: 'found', name: 'dave.eth' })
  await expect.element(screen.getByText(t('names.title', { count: 1 }))).toBeVisible()
  await expectAccessible(screen.container)
  expect(replaced).toEqual([])
  await screen.getByRole('button', { name: t('names.lookUp', { count: 1 }) }).click()
  await expect.poll(() => replaced).toEqual([[{ ...row(dave), name: 'dave.eth' }, row(dave)]])
})

test('error: a name that stands for nothing is named, and its row stays as it is', async () => {
  const { replaced, screen } = await setup({ kind: 'none' })
  await screen.getByRole('button', { name: t('names.lookUp', { count: 1 }) }).click()
  await expect.element(screen.getByText(t('names.unknown', { names: 'dave.eth' }))).toBeVisible()
  expect(replaced).toEqual([[row('dave.eth'), row(dave)]])
})

test('behavior: no more are looked up at a time than a node should be asked for', async () => {
  const rows = Array.from({ length: maxNames + 50 }, (_, index) => row(`n${index}.eth`))
  const screen = await renderWithServices(
    <NamesBar isChecking={false} onReplace={() => {}} rows={rows} safe={safe} />,
    {
      prepare: (services) => {
        services.config = { ...services.config, lookups: { avatars: false, names: true } }
      },
    },
  )
  await expect.element(screen.getByText(t('names.title', { count: maxNames + 50 }))).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t('names.lookUp', { count: maxNames }) })).toBeVisible()
})

test('behavior: where look-ups are off, nothing is offered', async () => {
  const { screen } = await setup({ kind: 'none' }, false)
  expect(screen.getByRole('button').elements()).toEqual([])
})
