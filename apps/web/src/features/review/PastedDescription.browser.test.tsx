import { verifyOwn } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, testReport } from '../../../test/testReport.ts'
import { toStored } from '../../domain/signature-store/ConfirmationsSchema.ts'
import { saveDraft } from '../../domain/signature-store/drafts.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { PastedDescription } from './PastedDescription.tsx'

const t = createCatalogue('review')

const abi = parseAbi(['function stake(address validator, uint256 shares)'])
const erc20 = parseAbi(['function transfer(address to, uint256 amount)'])

async function setup(data: `0x${string}`, stored: unknown = abi[0]) {
  const { id, transaction } = testReport([])
  if (!transaction) throw new Error('There is none.')
  const value = { ...transaction.value, data }
  return renderWithServices(<PastedDescription report={{ id, transaction: verifyOwn(value) }} />, {
    prepare: ({ drafts }) =>
      drafts.update((all) =>
        saveDraft(all, {
          abi: stored,
          chainId: id.chainId,
          createdAt: 1,
          form: 'contract',
          safe: id.address,
          safeTxHash: id.safeTxHash,
          transaction: toStored(value),
          version: '1.4.1',
        }),
      ),
  })
}

test('default: function and arguments by the ABI that the call was made with, as a claim', async () => {
  const screen = await setup(encodeFunctionData({ abi, args: [alice, 7n] }))
  const section = screen.getByRole('region', { name: t('pasted') })
  await expect.element(section).toHaveTextContent('stake(address,uint256)')
  await expect.element(section).toHaveTextContent('shares (uint256)7')
  await expect.element(section.getByRole('button', { name: /^Evidence:/ })).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: nothing where the bundled descriptions explain it, other bytes are meant, or the ABI is none', async () => {
  for (const [data, stored] of [
    [encodeFunctionData({ abi: erc20, args: [alice, 7n] }), erc20[0]],
    ['0xdeadbeef', abi[0]],
    [encodeFunctionData({ abi, args: [alice, 7n] }), { name: 'stake(' }],
  ] as const) {
    const screen = await setup(data, stored)
    expect(screen.container.textContent).toBe('')
    await screen.unmount()
  }
})
